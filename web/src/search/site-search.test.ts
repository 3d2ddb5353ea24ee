import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { createBoundedFiles } from '../content/bounded-files.ts';
import { Shown } from '../content/shown.ts';
import { createKeptDocuments } from './kept-documents.ts';
import { documentsOf } from './page-documents.ts';
import { createSearchStore } from './search-store.ts';
import { createSiteSearch, type PublishedAddress, SearchBusy } from './site-search.ts';
import { noEditing } from './synonyms.ts';

let folder: string;
/** What is published: the address, its text, and when its entry was changed. */
let site: Map<string, { text: string; updated?: string; models?: string[]; isStale?: boolean }>;
let read: string[];
/** Questions that the whole site has no answer to. */
let missed: string[];
let isAway: boolean;
let hasTime: boolean;

beforeEach(() => {
  folder = useFolder();
  site = new Map();
  read = [];
  missed = [];
  isAway = false;
  hasTime = true;
});

function shownOf({
  models = ['nouvelle'],
  isStale = false,
}: {
  models?: string[];
  isStale?: boolean;
}) {
  const shown = new Shown();
  for (const model of models) shown.ask({ kind: 'collection', model }, undefined);
  shown.isStale = isStale;
  return shown;
}

function open(when: 'now' | 'when asked' = 'now') {
  const made = createSiteSearch({
    time: { hasTime: () => hasTime, add: () => undefined },
    published: async () => {
      if (isAway) throw new Error('away');
      const addresses = [...site].map(
        ([path, { updated }]): PublishedAddress => ({
          path,
          entry: updated === undefined ? undefined : { model: 'nouvelle', updated },
        }),
      );
      return { addresses, isStale: false };
    },
    page: async (path) => {
      read.push(path);
      const page = site.get(path);
      return (
        page && {
          documents: documentsOf(path, `<main><h1>Page</h1><p>${page.text}</p></main>`),
          shown: shownOf(page),
        }
      );
    },
    editing: async () => noEditing,
    store: createSearchStore(createKeptDocuments(createBoundedFiles(folder, 100))),
    onError: () => undefined,
    onNothing: (text) => missed.push(text),
    retryMs: 20,
  });
  onTestFinished(made.stop);
  made.start(when);
  return made;
}

const found = async ({ search }: ReturnType<typeof open>, text: string) =>
  (await search.find({ text, locale: 'fr', page: 1, size: 10 })).hits.map(({ address }) => address);

describe('the site’s search', () => {
  it('takes its time from nobody: without any, it says so, and suggests nothing', async () => {
    site.set('/nouvelle/a', { text: 'Le panier.', updated: '1' });
    const made = open();
    await eventually(async () => expect(await found(made, 'panier')).toHaveLength(1));
    expect(await made.search.suggest('panier', 'fr', 3)).toHaveLength(1);
    hasTime = false;
    await expect(found(made, 'panier')).rejects.toThrow(SearchBusy);
    expect(await made.search.suggest('panier', 'fr', 3)).toEqual([]);
  });

  it('finds what is published, with an extract', async () => {
    site.set('/contact', { text: 'Un renard passe.' });
    const made = open();
    const { hits } = await made.search.find({ text: 'renards', locale: 'fr', page: 1, size: 10 });
    // Without the title, which stands above it.
    expect(hits[0]?.extract.map(({ text }) => text).join('')).toBe('Un renard passe.');
    expect(hits[0]?.extract).toContainEqual({ text: 'renard', marked: true });
  });

  it('reads nothing before the first question when it is told to wait for it', async () => {
    site.set('/contact', { text: 'Un renard passe.' });
    const made = open('when asked');
    made.changed({ model: 'contact' });
    expect(made.progress()).toEqual({ read: 0, unread: 0 });
    expect(await found(made, 'renard')).toEqual(['/contact']);
    expect(read).toEqual(['/contact']);
  });

  it('tells what the whole site does not have, and not what one kind lacks', async () => {
    site.set('/contact', { text: 'Un renard passe.' });
    const made = open();
    const ask = (text: string, kind?: 'post') =>
      made.search.find({ text, kind, locale: 'fr', page: 1, size: 10 });
    await ask('renard');
    await ask('renard', 'post');
    await ask('zibeline', 'post');
    await ask('zibeline');
    expect(missed).toEqual(['zibeline']);
  });

  it('reads again only what a publish changed', async () => {
    site.set('/nouvelle/a', { text: 'Un renard.', updated: '1' });
    site.set('/nouvelle/b', { text: 'Un lièvre.', updated: '1' });
    const made = open();
    await found(made, 'renard');
    read.length = 0;
    site.set('/nouvelle/a', { text: 'Une marmotte.', updated: '2' });
    made.changed({ model: 'nouvelle' });
    await eventually(async () => expect(await found(made, 'marmotte')).toEqual(['/nouvelle/a']));
    expect(read).toEqual(['/nouvelle/a']);
    expect(await found(made, 'renard')).toEqual([]);
  });

  it('reads pages that show what changed', async () => {
    site.set('/carriere', { text: 'Un renard.', models: ['poste'] });
    const made = open();
    await found(made, 'renard');
    site.set('/carriere', { text: 'Une marmotte.', models: ['poste'] });
    made.changed({ model: 'poste' });
    await eventually(async () => expect(await found(made, 'marmotte')).toEqual(['/carriere']));
  });

  it('forgets what is withdrawn', async () => {
    site.set('/nouvelle/a', { text: 'Un renard.', updated: '1' });
    const made = open();
    expect(await found(made, 'renard')).toEqual(['/nouvelle/a']);
    site.clear();
    made.changed({ model: 'nouvelle' });
    await eventually(async () => expect(await found(made, 'renard')).toEqual([]));
  });

  it('finds after a restart while the content service is away, and catches up later', async () => {
    site.set('/nouvelle/a', { text: 'Un renard.', updated: '1' });
    const before = open();
    await found(before, 'renard');
    await before.stop();
    isAway = true;
    const after = open();
    await eventually(async () => expect(await found(after, 'renard')).toEqual(['/nouvelle/a']));
    site.set('/nouvelle/b', { text: 'Un lièvre.', updated: '1' });
    isAway = false;
    await eventually(async () => expect(await found(after, 'lièvre')).toEqual(['/nouvelle/b']));
  });

  it('reads again what it read while the content service was slow', async () => {
    site.set('/nouvelle/a', { text: 'Un renard.', updated: '1', isStale: true });
    const made = open();
    await found(made, 'renard');
    site.set('/nouvelle/a', { text: 'Une marmotte.', updated: '1' });
    await eventually(async () => expect(await found(made, 'marmotte')).toEqual(['/nouvelle/a']));
  });
});
