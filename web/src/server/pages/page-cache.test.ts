import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const page = (html: string, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  headers: {},
  models: new Set(['nouvelle']),
  keep: true,
  ...changes,
});

function setUp() {
  const clock = { now: 0 };
  const onRenewalFailed = vi.fn();
  const cache = createPageCache({
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
  return { cache, clock, visit, onRenewalFailed };
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
    await vi.waitFor(async () => expect((await visit(render)).html).toBe('new'));
  });

  it('does not keep a page made from earlier answers for long', async () => {
    const { visit, clock } = setUp();
    await visit(async () => page('earlier', { isStale: true }));
    expect((await visit(async () => page('news'))).state).toBe('hit');
    clock.now = 150;
    expect((await visit(async () => page('news'))).state).toBe('stale');
    await vi.waitFor(async () => expect((await visit(async () => page('news'))).html).toBe('news'));
  });

  it('shows a publish to the very next visitor, on pages that show its model only', async () => {
    const { cache, visit } = setUp();
    await visit(async () => page('before'));
    cache.invalidate('etude');
    expect((await visit(async () => page('after'))).html).toBe('before');
    cache.invalidate('nouvelle');
    expect(await visit(async () => page('after'))).toEqual({ html: 'after', state: 'miss' });
  });

  it('keeps the earlier page when a publish cannot be rendered', async () => {
    const { cache, visit, onRenewalFailed } = setUp();
    await visit(async () => page('before'));
    cache.invalidate();
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
      cache.invalidate('nouvelle');
      return page('half old');
    });
    expect((await visit(async () => page('new'))).html).toBe('new');
  });

  it('does not keep what must not be kept', async () => {
    const { visit } = setUp();
    await visit(async () => page('404', { status: 404, keep: false }));
    expect(await visit(async () => page('found'))).toEqual({ html: 'found', state: 'miss' });
  });
});
