import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { anything } from '../../content/change.ts';
import { Shown } from '../../content/shown.ts';
import type { About, PageStore } from './page-store.ts';
import { storePage } from './stored-page.ts';
import { testPageStore } from './test-page-store.ts';

let file: string;
beforeEach(() => {
  file = join(useFolder(), 'pages.db');
});

const onError = vi.fn();
beforeEach(() => onError.mockReset());
const storeIn = (at: string, options: { version?: string; maxPages?: number } = {}) =>
  testPageStore({ ...options, file: at, onError });
/** Each is a run of the site, one after the other. */
const nextRun = (options?: Parameters<typeof storeIn>[1]) => storeIn(file, options);

/** With all that was written: what is latest lies beside the file for a while. */
function wholeFile(): Buffer {
  const database = new Sqlite(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return readFileSync(file);
}

const current: About = { freshUntil: 5, trust: 'current' };

const holding = (...ids: string[]) => {
  const shown = new Shown();
  shown.hold({ ids: new Set(ids), hasNameless: false });
  return shown;
};

async function put(store: PageStore, key: string, shown = holding(key), words = `This is ${key}`) {
  const headers = { 'Content-Language': 'fr-CA' };
  const page = await storePage({ status: 200, html: words, headers, shown, keep: true });
  store.keep(key, page, current);
  return page;
}

const trustOf = (store: PageStore, ...keys: string[]) => keys.map((key) => store.about(key)?.trust);

describe('the page store', () => {
  it('gives a page back as it was, in the next run too', async () => {
    const page = await put(nextRun(), '/one', holding('one', 'two'));
    const found = await nextRun().read('/one');
    expect(found?.page).toMatchObject({ status: 200, etag: page.etag, headers: page.headers });
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      expect(Buffer.from(found?.page.bodies[encoding] ?? [])).toEqual(
        Buffer.from(page.bodies[encoding]),
      );
    }
    expect(new Set(found?.page.shown.record())).toEqual(new Set(page.shown.record()));
    expect(found?.about).toEqual(current);
  });

  it('holds the latest of each page', async () => {
    const store = nextRun();
    await put(store, '/one', holding('one'), 'before');
    await put(store, '/one', holding('two'), 'after');
    const found = await store.read('/one');
    expect(Buffer.from(found?.page.bodies.identity ?? []).toString()).toBe('after');
    expect(store.changed({ model: 'article', documentId: 'one' }).touched).toBe(0);
    expect(store.changed({ model: 'article', documentId: 'two' }).touched).toBe(1);
  });

  it('finds the pages that a change touches, and no others', async () => {
    const store = nextRun();
    const list = new Shown();
    list.ask({ kind: 'collection', model: 'article' }, {});
    const article = new Shown();
    article.ask({ kind: 'collection', model: 'article' }, {});
    article.ask({ kind: 'collection', model: 'article' }, { filters: { slug: { $eq: 'one' } } });
    article.hold({ ids: new Set(['id-one']), hasNameless: false });
    await put(store, '/list', list);
    await put(store, '/one', article);
    await put(store, '/contact');
    const keys = ['/list', '/one', '/contact'];

    store.changed({ model: 'article', documentId: 'id-two', slug: 'two' });
    expect(trustOf(store, ...keys)).toEqual(['outdated', 'beside', 'current']);
    store.changed({ model: 'article', documentId: 'id-one', slug: 'one' });
    expect(trustOf(store, ...keys)).toEqual(['outdated', 'outdated', 'current']);
    store.changed(anything);
    expect(trustOf(store, ...keys)).toEqual(['outdated', 'outdated', 'outdated']);
  });

  it('leaves lists alone in which a correction moves nothing', async () => {
    const store = nextRun();
    const article = { kind: 'collection', model: 'article' } as const;
    const byDay = new Shown();
    byDay.ask(article, { sort: 'date:desc' });
    const byEdit = new Shown();
    byEdit.ask(article, { sort: 'updatedAt:desc' });
    const below = new Shown();
    below.ask(article, { sort: 'updatedAt:desc' });
    below.ask(article, { filters: { slug: { $eq: 'one' } } });
    await put(store, '/by-day', byDay);
    await put(store, '/by-edit', byEdit);
    await put(store, '/one', below);
    await put(store, '/two', holding('id-two'));
    const keys = ['/by-day', '/by-edit', '/one', '/two'];

    const change = { model: 'article', documentId: 'id-two', slug: 'two' };
    expect(store.changed({ ...change, isInPlace: true }).touched).toBe(3);
    expect(trustOf(store, ...keys)).toEqual(['current', 'outdated', 'beside', 'outdated']);
    expect(store.changed(change).touched).toBe(1);
    expect(trustOf(store, ...keys)).toEqual(['outdated', 'outdated', 'beside', 'outdated']);
  });

  it('forgets what showed a withdrawn entry, and distrusts what listed its kind', async () => {
    const store = nextRun();
    const list = new Shown();
    list.ask({ kind: 'collection', model: 'article' }, {});
    await put(store, '/list', list);
    await put(store, '/one', holding('id-one'));
    const withdrawal = { model: 'article', documentId: 'id-one', isWithdrawn: true };
    expect(store.changed(withdrawal)).toEqual({ removed: ['/one'], touched: 1 });
    expect(trustOf(store, '/list', '/one')).toEqual(['outdated', undefined]);
    expect(await nextRun().read('/one')).toBeUndefined();
  });

  it('says whether there was one to remove', async () => {
    const store = nextRun();
    await put(store, '/one');
    expect([store.remove('/one'), store.remove('/one')]).toEqual([true, false]);
    expect(store.all()).toEqual([]);
  });

  it('says which pages are ready, which are not and which nobody has published', async () => {
    const store = nextRun();
    for (const key of ['/one', '/two', '/two?page=2', '/old', '/old?page=2']) await put(store, key);
    store.changed({ model: 'article', documentId: '/two' });
    const paths = ['/new', '/two', '/one'];
    expect(store.unready(paths)).toEqual([
      { key: '/new', trust: null },
      { key: '/two', trust: 'outdated' },
    ]);
    expect(store.ready()).toBe(2);
    expect(store.elsewhere(paths).sort()).toEqual(['/old', '/old?page=2']);
  });

  it('takes no page of another build', async () => {
    await put(nextRun({ version: 'earlier' }), '/one');
    expect(await nextRun({ version: 'later' }).read('/one')).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it('holds so many pages and no more', async () => {
    const store = nextRun({ maxPages: 3 });
    for (const key of ['/1', '/2', '/3', '/4', '/1']) await put(store, key);
    expect(
      store
        .all()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['/1', '/2', '/3']);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 5000)],
    ['empty', () => Buffer.alloc(0)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 'x')],
    ['overwritten behind its beginning', (bytes: Buffer) => bytes.fill('x', 4096)],
  ])('begins anew with a file that is %s', async (_, damage) => {
    for (const key of ['/1', '/2', '/3']) await put(nextRun(), key);
    const damaged = `${file}-damaged`;
    writeFileSync(damaged, damage(wholeFile()));
    const store = storeIn(damaged);
    await store.read('/1');
    await put(store, '/1');
    expect(await store.read('/1')).toBeDefined();
    expect(await storeIn(damaged).read('/1')).toBeDefined();
  });

  it('sends nothing that the disk has changed', async () => {
    // Noise is not compressed: it lies in the file as it is.
    const noise = randomBytes(3000).toString('base64');
    const page = await put(nextRun(), '/one', holding('one'), noise);
    const bytes = wholeFile();
    const at = bytes.indexOf(page.bodies.br.subarray(20, 40));
    expect(at).toBeGreaterThan(0);
    const changed = `${file}-changed`;
    writeFileSync(changed, bytes.fill('#', at, at + 1));
    const store = storeIn(changed);
    expect(store.about('/one')).toBeDefined();
    expect(await store.read('/one')).toBeUndefined();
    expect(store.about('/one')).toBeUndefined();
  });

  it('tells of a disk that takes nothing, and keeps the page for none', async () => {
    writeFileSync(file, '');
    const store = storeIn(join(file, 'pages.db'));
    await put(store, '/one');
    expect(onError).toHaveBeenCalled();
    expect(store.about('/one')).toBeUndefined();
    expect(store.all()).toEqual([]);
    expect(store.unready(['/one'])).toEqual([{ key: '/one', trust: null }]);
  });
});
