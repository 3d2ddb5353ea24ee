import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { anything } from '../../content/change.ts';
import { Shown } from '../../content/shown.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './stored-page.ts';
import { testPageStore } from './test-page-store.ts';

/** A page that asked for the list of news and showed the article "one". */
function shownOf({ isStale = false, asked = 'nouvelle' } = {}): Shown {
  const shown = new Shown();
  shown.ask({ kind: 'collection', model: asked }, {});
  shown.hold({ ids: new Set(['one']), hasNameless: false });
  shown.isStale = isStale;
  return shown;
}

const page = (html: string, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  headers: {},
  shown: shownOf(),
  keep: true,
  ...changes,
});
const missing = () => page('404', { status: 404, keep: false });

function setUp() {
  const clock = { now: 0 };
  const onRenewalFailed = vi.fn();
  const onWithdrawn = vi.fn();
  const cache = createPageCache({
    pageStore: testPageStore(),
    onWithdrawn,
    maxBytes: 1e6,
    freshMs: 1000,
    staleFreshMs: 100,
    onRenewalFailed,
    now: () => clock.now,
  });
  const visit = async (render: () => Promise<RenderedPage>) => {
    const { page: sent, state } = await cache.get('/', render);
    return { html: Buffer.from(sent.bodies.identity).toString(), state };
  };
  return { cache, clock, visit, onRenewalFailed, onWithdrawn };
}

describe('the page cache', () => {
  it('renders once for many visitors at the same moment', async () => {
    const { visit } = setUp();
    const render = vi.fn(async () => page('one'));
    await Promise.all([visit(render), visit(render), visit(render)]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(await visit(render)).toEqual({ html: 'one', state: 'hit' });
  });

  it('sends an old page at once and the new one next time', async () => {
    const { visit, clock } = setUp();
    await visit(async () => page('old'));
    clock.now = 2000;
    const render = vi.fn(async () => page('new'));
    expect(await visit(render)).toEqual({ html: 'old', state: 'stale' });
    await eventually(async () => expect((await visit(render)).html).toBe('new'));
  });

  it('sends a page that is news for a shorter time no longer than that', async () => {
    const { visit, clock } = setUp();
    await visit(async () => page('one order', { freshMs: 200 }));
    clock.now = 150;
    const render = vi.fn(async () => page('another order', { freshMs: 200 }));
    expect((await visit(render)).state).toBe('hit');
    clock.now = 250;
    expect((await visit(render)).state).toBe('stale');
    await eventually(async () => expect((await visit(render)).html).toBe('another order'));
  });

  it('does not keep a page made from earlier answers for long', async () => {
    const { visit, clock } = setUp();
    await visit(async () => page('earlier', { shown: shownOf({ isStale: true }) }));
    expect((await visit(async () => page('news'))).state).toBe('hit');
    clock.now = 150;
    expect(await visit(async () => page('news'))).toEqual({ html: 'news', state: 'miss' });
  });

  it('shows a publish to the very next visitor, on pages that show its model only', async () => {
    const { cache, visit } = setUp();
    await visit(async () => page('before'));
    expect(cache.changed({ model: 'etude', documentId: 'other' })).toBe(0);
    expect((await visit(async () => page('after'))).html).toBe('before');
    // It is in memory only: nothing is drawn ahead here.
    expect(cache.changed({ model: 'nouvelle' })).toBe(1);
    expect(await visit(async () => page('after'))).toEqual({ html: 'after', state: 'miss' });
    // Drawn in the very millisecond of the publish, and after it.
    expect((await visit(async () => page('after'))).state).toBe('hit');
  });

  it('keeps the earlier page when a publish cannot be rendered', async () => {
    const { cache, visit, onRenewalFailed } = setUp();
    await visit(async () => page('before'));
    cache.changed(anything);
    const failing = async () => Promise.reject(new Error('down'));
    expect(await visit(failing)).toEqual({ html: 'before', state: 'fallback' });
    expect(await visit(async () => page('503', { status: 503, keep: false }))).toEqual({
      html: 'before',
      state: 'fallback',
    });
    expect(onRenewalFailed).toHaveBeenCalledTimes(1);
    expect((await visit(async () => page('after'))).html).toBe('after');
  });

  it('does not trust a page whose content changed while it was rendered', async () => {
    const { cache, visit } = setUp();
    await visit(async () => {
      cache.changed({ model: 'nouvelle' });
      return page('half old');
    });
    expect((await visit(async () => page('new'))).html).toBe('new');
  });

  it('does not keep what must not be kept', async () => {
    const { visit } = setUp();
    await visit(async () => page('404', { status: 404, keep: false }));
    expect(await visit(async () => page('found'))).toEqual({ html: 'found', state: 'miss' });
  });

  it('forgets a page that is no longer there, whatever comes after', async () => {
    const { cache, visit } = setUp();
    await visit(async () => page('before'));
    cache.changed({ model: 'nouvelle' });
    expect((await visit(async () => missing())).html).toBe('404');
    const away = async () => page('503', { status: 503, keep: false });
    expect((await visit(away)).html).toBe('503');
  });

  it('tells when what visitors could see is gone, and of nothing else', async () => {
    const { cache, visit, onWithdrawn } = setUp();
    const moved = () => page('', { status: 308, headers: { Location: '/ailleurs' } });
    await visit(async () => page('404', { status: 404, keep: false }));
    await visit(async () => page('before'));
    cache.changed({ model: 'nouvelle', documentId: 'one' });
    await visit(async () => page('after'));
    expect(onWithdrawn).not.toHaveBeenCalled();

    // Unpublished, whether or not a page here shows it.
    cache.changed({ model: 'etude', documentId: 'elsewhere', isWithdrawn: true });
    expect(onWithdrawn).toHaveBeenCalledTimes(1);
    // Found out while it was drawn: nobody told of it.
    cache.changed({ model: 'nouvelle' });
    await visit(async () => missing());
    expect(onWithdrawn).toHaveBeenCalledTimes(2);
    // Moved; drawn once more, it is where it was.
    await visit(async () => page('again'));
    cache.changed({ model: 'nouvelle' });
    await visit(async () => moved());
    cache.changed({ model: 'nouvelle' });
    await visit(async () => moved());
    expect(onWithdrawn).toHaveBeenCalledTimes(3);
  });

  it('never falls back on what has been withdrawn', async () => {
    const { cache, visit } = setUp();
    await visit(async () => page('before'));
    cache.changed({ model: 'nouvelle', documentId: 'one', isWithdrawn: true });
    expect((await visit(async () => page('503', { status: 503, keep: false }))).html).toBe('503');
  });

  it('does not keep a page that was begun before a withdrawal and ends after it', async () => {
    const { cache, clock, visit } = setUp();
    let finish = () => {};
    const begun = visit(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page('withdrawn');
    });
    await eventually(() => expect(finish.length).toBe(1));
    clock.now = 10;
    cache.changed({ model: 'nouvelle', documentId: 'one', isWithdrawn: true });
    expect((await visit(async () => missing())).html).toBe('404');
    finish();
    await begun;
    expect((await visit(async () => page('503', { status: 503, keep: false }))).html).toBe('503');
  });
});
