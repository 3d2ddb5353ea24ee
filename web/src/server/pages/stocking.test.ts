import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { Shown } from '../../content/shown.ts';
import { createPageCache } from './page-cache.ts';
import { createStocking } from './stocking.ts';
import type { RenderedPage } from './stored-page.ts';
import { testPageStore } from './test-page-store.ts';

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

/** What the content service holds: a slug, and when the article was last changed. */
type Articles = Record<string, string>;

/** One run of a site with a list, and articles that name the others below. */
async function run(articles: Articles) {
  const service = { articles, pages: 2, isAway: false, looks: 0 };
  const visitors = { areBusy: false };
  const drawn: string[] = [];
  const onError = vi.fn();
  const pageStore = testPageStore({ file: join(folder, 'pages.db'), onError });
  const cache = createPageCache({
    maxBytes: 1e7,
    freshMs: 60_000,
    staleFreshMs: 100,
    onRenewalFailed: onError,
    pageStore,
  });

  async function render(key: string): Promise<RenderedPage> {
    if (service.isAway) throw new Error('away');
    drawn.push(key);
    const shown = new Shown();
    const slug = key.startsWith('/article/') ? key.slice('/article/'.length) : undefined;
    shown.ask({ kind: 'collection', model: 'article' }, {});
    if (slug) {
      shown.ask({ kind: 'collection', model: 'article' }, { filters: { slug: { $eq: slug } } });
      shown.hold({ ids: new Set([`id-${slug}`]), hasNameless: false });
    }
    const isThere = slug === undefined || service.articles[slug] !== undefined;
    const page = Number(key.split('?page=')[1] ?? 1);
    const pages = [1, page + 1, service.pages]
      .filter((number) => !slug && number <= service.pages)
      .map((number) => `<a href="/list?page=${number}">${number}</a>`);
    return {
      status: isThere ? 200 : 404,
      html: `${key} ${JSON.stringify(service.articles)} ${pages}`,
      headers: {},
      shown,
      keep: isThere,
    };
  }
  const stocking = createStocking({
    cache,
    published: async () => {
      service.looks += 1;
      if (service.isAway) throw new Error('away');
      return [
        { path: '/list', isEntry: false },
        ...Object.keys(service.articles).map((slug) => ({
          path: `/article/${slug}`,
          isEntry: true,
        })),
      ];
    },
    render,
    isBusy: () => visitors.areBusy,
    onError,
    retryMs: 10,
  });
  onTestFinished(async () => {
    await stocking.stop();
    await cache.settled();
  });
  const visit = async (key: string) => {
    const { page, state } = await cache.get(key, () => render(key));
    return { status: page.status, html: Buffer.from(page.bodies.identity).toString(), state };
  };
  const publish = (change: object) => {
    cache.changed({ model: 'article', ...change });
    stocking.changed();
  };
  const stocked = () =>
    eventually(() => {
      expect([stocking.waiting(), cache.unready()]).toEqual([0, []]);
      expect(pageStore.ready()).toBe(1 + Object.keys(service.articles).length);
    });
  const stored = () => pageStore.all().length;
  return { service, visitors, drawn, cache, pageStore, stocking, stored, visit, publish, stocked };
}

async function start(articles: Articles) {
  const site = await run(articles);
  site.stocking.start();
  return site;
}

describe('stocking', () => {
  it('holds every published page before anybody asks, the further pages of lists too', async () => {
    const { drawn, visit, stocked } = await start({ one: 'monday', two: 'monday' });
    await stocked();
    expect(drawn.sort()).toEqual(['/article/one', '/article/two', '/list', '/list?page=2']);
    expect((await visit('/article/two')).state).toBe('hit');
    expect((await visit('/list?page=2')).state).toBe('hit');
    expect(drawn).toHaveLength(4);
  });

  it('draws the first ten pages of a long list ahead, and stores others that are visited', async () => {
    const { service, stocking, drawn, visit, stocked } = await run({ one: 'monday' });
    service.pages = 12;
    stocking.start();
    await stocked();
    const further = Array.from({ length: 9 }, (_, at) => `/list?page=${at + 2}`);
    expect(drawn.toSorted()).toEqual(['/article/one', '/list', ...further].toSorted());
    expect((await visit('/list?page=12')).state).toBe('miss');
    expect((await visit('/list?page=12')).state).toBe('hit');
  });

  it('keeps no page that a filter narrows, and draws none ahead', async () => {
    const { drawn, visit, publish, stocked, stored } = await start({ one: 'monday' });
    await stocked();
    const before = stored();
    for (const tag of ['a', 'b', 'c']) await visit(`/list?tag=${tag}`);
    await visit('/list?page=2&tag=a');
    expect((await visit('/list?tag=a')).state).toBe('hit');
    expect(stored()).toBe(before);
    drawn.length = 0;
    publish({ slug: 'one', documentId: 'id-one' });
    await stocked();
    expect(drawn.filter((key) => key.includes('tag='))).toEqual([]);
    expect((await visit('/list?tag=a')).state).toBe('miss');
  });

  it('draws for a new article its page and the first of its list, not every page that it moves', async () => {
    const { service, drawn, visit, publish, stocked } = await start({ one: 'monday' });
    await stocked();
    drawn.length = 0;
    service.articles = { one: 'monday', two: 'tuesday' };
    publish({ slug: 'two', documentId: 'id-two' });
    await stocked();
    expect(drawn.sort()).toEqual(['/article/two', '/list']);
    // Moved along: the one when it is next visited, the other before it is shown.
    expect(await visit('/article/one')).toMatchObject({ state: 'stale' });
    expect((await visit('/list?page=2')).html).toContain('tuesday');
  });

  it('waits while visitors do', async () => {
    const { visitors, drawn, stocked, publish, stocking } = await start({ one: 'monday' });
    await stocked();
    visitors.areBusy = true;
    drawn.length = 0;
    publish({ slug: 'one', documentId: 'id-one' });
    await eventually(() => expect(stocking.waiting()).toBeGreaterThan(0));
    expect(drawn).toEqual([]);
    visitors.areBusy = false;
    await stocked();
    expect(drawn).toContain('/article/one');
  });

  it('is filled again after a publish: what is new, what has changed, and not what is gone', async () => {
    const { service, drawn, visit, publish, stocked, pageStore } = await start({ one: 'monday' });
    await stocked();
    drawn.length = 0;
    service.articles = { two: 'tuesday' };
    publish({ slug: 'one', documentId: 'id-one', isWithdrawn: true });
    publish({ slug: 'two', documentId: 'id-two' });
    await stocked();
    expect(drawn).toContain('/article/two');
    expect((await visit('/article/two')).state).toBe('hit');
    expect((await visit('/list')).html).not.toContain('monday');
    expect((await visit('/article/one')).status).toBe(404);
    expect(pageStore.ready()).toBe(2);
  });

  it('drops a page whose article has moved to another address', async () => {
    const { service, publish, stocked, stored, pageStore } = await start({ one: 'monday' });
    await stocked();
    const before = stored();
    service.articles = { uno: 'monday' };
    publish({ slug: 'uno', documentId: 'id-one' });
    await eventually(() => expect(pageStore.about('/article/uno')).toBeDefined());
    expect(pageStore.about('/article/one')).toBeUndefined();
    expect(stored()).toBe(before);
  });

  it('lets a page be sent as it was while something beside its own article is put in', async () => {
    const { service, visit, publish, stocked, visitors } = await start({ one: 'monday' });
    await stocked();
    visitors.areBusy = true;
    service.articles = { one: 'monday', two: 'tuesday' };
    publish({ slug: 'two', documentId: 'id-two' });
    expect(await visit('/article/one')).toMatchObject({ state: 'stale' });
    expect((await visit('/list')).html).toContain('tuesday');
    service.articles = { one: 'wednesday', two: 'tuesday' };
    publish({ slug: 'one', documentId: 'id-one' });
    expect((await visit('/article/one')).html).toContain('wednesday');
  });

  it('answers after a restart without a content service, and draws nothing again', async () => {
    const before = await start({ one: 'monday', two: 'monday' });
    await before.stocked();
    await before.stocking.stop();

    const after = await run({ one: 'monday', two: 'monday', three: 'tuesday' });
    after.service.isAway = true;
    after.stocking.start();
    for (const key of ['/list', '/list?page=2', '/article/one', '/article/two']) {
      expect(await after.visit(key)).toMatchObject({ status: 200, state: 'hit' });
    }
    after.service.isAway = false;
    await after.stocked();
    expect(after.drawn).toEqual(['/article/three']);
  });

  it('does not bring back what was taken offline while the site was', async () => {
    const before = await start({ one: 'monday', two: 'monday' });
    await before.stocked();
    await before.stocking.stop();
    const after = await start({ two: 'monday' });
    await after.stocked();
    after.service.isAway = true;
    await expect(after.visit('/article/one')).rejects.toThrow('away');
  });

  it('is left alone once it is stopped, though what failed was to be tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { service, stocking } = await run({ one: 'monday' });
    service.isAway = true;
    stocking.start();
    await stocking.stop();
    vi.advanceTimersByTime(60_000);
    stocking.changed();
    expect(service.looks).toBe(1);
  });
});
