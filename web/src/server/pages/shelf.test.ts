import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { Shown } from '../../content/shown.ts';
import { type About, createShelf } from './shelf.ts';
import { storePage } from './stored-page.ts';

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

const onError = vi.fn();
function shelfOf({ within = folder, build = 'a build', maxPages = 10, maxBytes = 1e6 } = {}) {
  const shelf = createShelf({ folder: within, build, maxPages, maxBytes, onError });
  onTestFinished(() => shelf.settled());
  return shelf;
}

function shownOf(id: string): Shown {
  const shown = new Shown();
  shown.hold({ ids: new Set([id]), hasNameless: false });
  return shown;
}
const aboutOf = (shown: Shown): About => ({
  shown,
  updated: '2026-01-01T00:00:00Z',
  freshUntil: 0,
  trust: 'current',
});

async function put(shelf: ReturnType<typeof shelfOf>, key: string, words = `This is ${key}`) {
  const shown = shownOf(key);
  const page = await storePage({
    status: 200,
    html: words,
    headers: { 'Content-Language': 'fr-CA' },
    shown,
    keep: true,
  });
  await shelf.keep(key, page, aboutOf(shown));
  return page;
}

/** As the next run of the site finds it. */
async function reopened(options?: Parameters<typeof shelfOf>[0]) {
  const shelf = shelfOf(options);
  await shelf.load(({ page, updated }) => ({ ...aboutOf(page.shown), updated, trust: 'old' }));
  return shelf;
}

describe('the shelf', () => {
  it('gives a page back as it was, in the next run too', async () => {
    const page = await put(shelfOf(), '/one');
    const found = await (await reopened()).read('/one');
    expect(found?.page).toMatchObject({
      status: 200,
      etag: page.etag,
      headers: page.headers,
    });
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      expect(Buffer.from(found?.page.bodies[encoding] ?? [])).toEqual(
        Buffer.from(page.bodies[encoding]),
      );
    }
    expect(found?.page.shown.record()).toEqual(page.shown.record());
    expect(found?.about).toMatchObject({ updated: '2026-01-01T00:00:00Z', trust: 'old' });
  });

  it('gives a page that is asked for before everything was looked at', async () => {
    await put(shelfOf(), '/one');
    const shelf = shelfOf();
    const loading = shelf.load(({ page }) => aboutOf(page.shown));
    expect((await shelf.read('/one'))?.about.trust).toBe('current');
    await loading;
  });

  it('leaves alone what its reader refuses', async () => {
    await put(shelfOf(), '/one');
    const shelf = shelfOf();
    await shelf.load(() => undefined);
    expect(await shelf.read('/one')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, file.length - 10)],
    ['empty', () => Buffer.alloc(0)],
    ['overwritten', (file: Buffer) => Buffer.alloc(file.length, 'x')],
    ['changed in one place', (file: Buffer) => file.fill('#', file.length - 3, file.length - 2)],
  ])('takes no page from a file that is %s, and clears it away', async (_, damage) => {
    await put(shelfOf(), '/one');
    await put(shelfOf(), '/two');
    const shelf = await reopened();
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (readFileSync(file).includes('"/one"')) writeFileSync(file, damage(readFileSync(file)));
    }
    expect(await shelf.read('/one')).toBeUndefined();
    const next = await reopened();
    expect(await next.read('/one')).toBeUndefined();
    expect(await next.read('/two')).toBeDefined();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('takes no page of another build', async () => {
    await put(shelfOf({ build: 'earlier' }), '/one');
    expect(await (await reopened({ build: 'later' })).read('/one')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds so many pages, and so many bytes, and no more', async () => {
    const shelf = shelfOf({ maxPages: 3 });
    for (const key of ['/1', '/2', '/3', '/4', '/5']) await put(shelf, key);
    await eventually(() => expect(readdirSync(folder)).toHaveLength(3));
    expect(await shelf.read('/1')).toBeUndefined();
    expect(await shelf.read('/5')).toBeDefined();
    const narrow = await reopened({
      maxBytes: statSync(join(folder, `${readdirSync(folder)[0]}`)).size,
    });
    await eventually(() => expect(readdirSync(folder)).toHaveLength(1));
    expect([...narrow.entries()]).toHaveLength(1);
  });

  it('forgets what is withdrawn, also when it was about to be written', async () => {
    const shelf = shelfOf();
    const writing = put(shelf, '/one');
    await eventually(() => expect(shelf.about('/one')).toBeDefined());
    await Promise.all([writing, shelf.drop('/one')]);
    expect(await shelf.read('/one')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells of a disk that takes nothing, and keeps the page for none', async () => {
    writeFileSync(join(folder, 'file'), '');
    const shelf = shelfOf({ within: join(folder, 'file') });
    await put(shelf, '/one');
    expect(onError).toHaveBeenCalledOnce();
    expect(shelf.about('/one')).toBeUndefined();
  });
});
