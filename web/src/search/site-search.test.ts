import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { documentsOf } from './page-documents.ts';
import { createSearchStore } from './search-store.ts';
import { createSiteSearch, SearchBusy } from './site-search.ts';
import { noEditing } from './synonyms.ts';

let folder: string;
/** What is stored: the address and its text. */
let pages: Map<string, string>;
let read: string[];
/** Questions that the whole site has no answer to. */
let missed: string[];
/** How often pages cannot be read before they can. */
let failures: number;
let hasTime: boolean;

beforeEach(() => {
  folder = useFolder();
  pages = new Map();
  read = [];
  missed = [];
  failures = 0;
  hasTime = true;
});

function open() {
  const made = createSiteSearch({
    time: { hasTime: () => hasTime, add: () => undefined },
    stored: () => [...pages].map(([path, text]) => ({ path, version: text })),
    read: async (path) => {
      read.push(path);
      failures -= 1;
      if (failures >= 0) throw new Error('not now');
      const text = pages.get(path);
      return text === undefined
        ? undefined
        : documentsOf(path, `<main><h1>Page</h1><p>${text}</p></main>`);
    },
    editing: { model: 'recherche', of: async () => noEditing },
    store: createSearchStore({ file: join(folder, 'search.db') }),
    onError: () => undefined,
    onNothing: (text) => missed.push(text),
    retryMs: 20,
  });
  onTestFinished(made.stop);
  made.start();
  const store = (path: string, text: string) => {
    pages.set(path, text);
    made.stored({ path, version: text });
  };
  const remove = (path: string) => {
    pages.delete(path);
    made.removed(path);
  };
  const ask = (text: string, kind?: 'post') =>
    made.search.find({ text, kind, locale: 'fr', page: 1, size: 10 });
  const found = async (text: string) => (await ask(text)).hits.map(({ address }) => address);
  const filled = () => eventually(() => expect(made.progress().unread).toBe(0));
  return { ...made, store, remove, ask, found, filled };
}

describe('the site’s search', () => {
  it('takes its time from nobody: without any, it says so, and suggests nothing', async () => {
    pages.set('/nouvelle/a', 'Le panier.');
    const { search, ask, found, filled } = open();
    await filled();
    expect(await found('panier')).toHaveLength(1);
    expect(await search.suggest('panier', 'fr', 3)).toHaveLength(1);
    hasTime = false;
    await expect(ask('panier')).rejects.toThrow(SearchBusy);
    expect(await search.suggest('panier', 'fr', 3)).toEqual([]);
  });

  it('finds what is stored, with an extract', async () => {
    pages.set('/contact', 'Un renard passe.');
    const { ask, filled } = open();
    await filled();
    const { hits } = await ask('renards');
    // Without the title, which stands above it.
    expect(hits[0]?.extract.map(({ text }) => text).join('')).toBe('Un renard passe.');
    expect(hits[0]?.extract).toContainEqual({ text: 'renard', marked: true });
  });

  it('answers at once while it reads, and says that it is not whole', async () => {
    for (let page = 0; page < 20; page += 1) pages.set(`/nouvelle/${page}`, 'Un renard passe.');
    const { ask, filled } = open();
    expect(await ask('zibeline')).toMatchObject({ isWhole: false });
    expect(missed).toEqual([]);
    await filled();
    expect(await ask('renard')).toMatchObject({ isWhole: true, total: 20 });
  });

  it('does not take a site of which nothing is stored yet for one that has nothing', async () => {
    const { ask, filled } = open();
    await filled();
    expect(await ask('renard')).toMatchObject({ isWhole: false, total: 0 });
    expect(missed).toEqual([]);
  });

  it('reads what has just been stored before all else', async () => {
    for (let page = 0; page < 20; page += 1) pages.set(`/nouvelle/${page}`, 'Un renard passe.');
    const { store, filled } = open();
    await eventually(() => expect(read.length).toBeGreaterThan(1));
    const before = read.length;
    store('/nouvelle/a', 'Une marmotte.');
    await filled();
    expect(read.indexOf('/nouvelle/a')).toBeLessThan(before + 2);
  });

  it('tells what the whole site does not have, and not what one kind lacks', async () => {
    pages.set('/contact', 'Un renard passe.');
    const { ask, filled } = open();
    await filled();
    await ask('renard');
    await ask('renard', 'post');
    await ask('zibeline', 'post');
    await ask('zibeline');
    expect(missed).toEqual(['zibeline']);
  });

  it('reads again only what is stored anew, and has other words', async () => {
    pages.set('/nouvelle/a', 'Un renard.');
    pages.set('/nouvelle/b', 'Un lièvre.');
    const { store, found, filled } = open();
    await filled();
    read.length = 0;
    store('/nouvelle/a', 'Une marmotte.');
    store('/nouvelle/b', 'Un lièvre.');
    await eventually(async () => expect(await found('marmotte')).toEqual(['/nouvelle/a']));
    expect(read).toEqual(['/nouvelle/a']);
    expect(await found('renard')).toEqual([]);
  });

  it('forgets what is no longer stored', async () => {
    pages.set('/nouvelle/a', 'Un renard.');
    const { remove, found, filled } = open();
    await filled();
    expect(await found('renard')).toEqual(['/nouvelle/a']);
    remove('/nouvelle/a');
    await eventually(async () => expect(await found('renard')).toEqual([]));
  });

  it('reads nothing again after a restart but what has changed meanwhile', async () => {
    for (const name of ['a', 'b', 'c']) pages.set(`/nouvelle/${name}`, `Un renard ${name}.`);
    const before = open();
    await before.filled();
    await before.stop();
    read.length = 0;
    pages.set('/nouvelle/b', 'Un lièvre.');
    pages.delete('/nouvelle/c');
    const after = open();
    await after.filled();
    expect(await after.found('renard')).toEqual(['/nouvelle/a']);
    expect(await after.found('lièvre')).toEqual(['/nouvelle/b']);
    expect(read.sort()).toEqual(['/nouvelle/b', '/nouvelle/c']);
  });

  it('tries again what could not be read', async () => {
    failures = 2;
    pages.set('/nouvelle/a', 'Un renard.');
    const { found } = open();
    await eventually(async () => expect(await found('renard')).toEqual(['/nouvelle/a']));
  });

  it('takes up what was kept when its thread is lost, and reads none of it again', async () => {
    pages.set('/nouvelle/a', 'Un renard.');
    const { lost, found, filled } = open();
    await filled();
    read.length = 0;
    lost();
    await filled();
    expect(read).toEqual([]);
    expect(await found('renard')).toEqual(['/nouvelle/a']);
  });
});
