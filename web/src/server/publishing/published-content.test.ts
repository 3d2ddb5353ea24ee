import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { anything, type Change } from '../../content/change.ts';
import { createDisposableDatabase } from '../../storage/disposable-database.ts';
import { ofPublished, publishedIn } from './published.ts';
import { createPublishedContent, entryTables, type PublishedEntry } from './published-content.ts';

let file: string;
/** What the content service holds, by model. */
let service: Record<string, PublishedEntry[]>;
let asked: string[];
let isAway: boolean;

const monday = '2026-01-05T00:00:00.000Z';
const tuesday = '2026-01-06T00:00:00.000Z';
const article = (slug: string, changes: Partial<PublishedEntry> = {}): PublishedEntry => ({
  documentId: `id-${slug}`,
  locale: 'fr',
  slug,
  parent: null,
  updated: monday,
  published: monday,
  place: 'first',
  ...changes,
});
const picture = (slug: string, updated = monday) =>
  article(slug, { locale: null, published: null, updated });

beforeEach(() => {
  file = join(useFolder(), 'pages.db');
  service = { nouvelle: [], etude: [], file: [] };
  asked = [];
  isAway = false;
});

const latest = (moments: (string | null)[]) => moments.sort().at(-1) ?? null;

/** As the content service answers, a few entries at a time. */
async function request(key: string): Promise<string> {
  asked.push(key);
  if (isAway) throw new Error('away');
  const query = new URL(key, 'http://content.test').searchParams;
  const model = query.get('model');
  if (model === null) {
    const models = Object.entries(service).map(([name, entries]) => ({
      model: name,
      count: entries.length,
      updated: latest(entries.map(({ updated }) => updated)),
      published: latest(entries.map(({ published }) => published)),
    }));
    return JSON.stringify({ models });
  }
  const all = service[model];
  if (!all) throw new Error('status 400');
  const document = query.get('document');
  const numbered = all.map((one, index) => ({ ...one, id: index + 1 }));
  const found = numbered
    .filter((one) => document === null || one.documentId === document)
    .filter(({ id }) => id > Number(query.get('after')));
  const entries = found.slice(0, 2);
  return JSON.stringify({ entries, next: found.length > 2 ? entries.at(-1)?.id : null });
}

/** A run of the site, and what it found that nobody had told of. */
function run() {
  const missed: Change[] = [];
  const onError = vi.fn();
  const database = createDisposableDatabase({ file, tables: entryTables, version: '', onError });
  const content = createPublishedContent({
    database,
    request,
    onMissed: (change) => missed.push(change),
    onError,
  });
  onTestFinished(content.stop);
  const paths = () => publishedIn(content).flatMap(({ path, isEntry }) => (isEntry ? [path] : []));
  return { ...content, missed, onError, paths };
}

describe('what is published', () => {
  it('is known after one look, however much it is, and nothing of it was missed', async () => {
    service.nouvelle = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug));
    service.etude = [article('x'), article('y', { documentId: 'id-x', locale: 'en' })];
    const { known, paths, missed } = run();
    await known();
    expect(paths().sort()).toEqual([
      '/en/case-studies/y',
      '/nos-realisations/x',
      ...['a', 'b', 'c', 'd', 'e'].map((slug) => `/nouvelle/${slug}`),
    ]);
    expect(missed).toEqual([]);
  });

  it('is asked for again only where it has changed', async () => {
    service.nouvelle = ['a', 'b'].map((slug) => article(slug));
    await run().known();
    asked.length = 0;
    const { known, paths, missed } = run();
    await known();
    expect(asked).toEqual(['/api/published']);
    expect(missed).toEqual([]);
    expect(paths()).toHaveLength(2);
  });

  it('tells what changed while the site was not there: changed, moved, new and gone', async () => {
    service.nouvelle = ['a', 'b', 'c', 'd'].map((slug) => article(slug));
    service.file = [picture('before.png'), picture('gone.png')];
    await run().known();
    service.nouvelle = [
      article('a'),
      article('b', { published: tuesday }),
      article('moved', { documentId: 'id-c', updated: tuesday }),
      article('new'),
    ];
    service.file = [picture('before.png', tuesday)];
    const { known, missed } = run();
    await known();
    const nouvelle = { model: 'nouvelle', locale: 'fr', isInPlace: false };
    expect(missed).toHaveLength(7);
    expect(missed).toEqual(
      expect.arrayContaining([
        { ...nouvelle, documentId: 'id-b', slug: 'b', isWithdrawn: false, isInPlace: true },
        { ...nouvelle, documentId: 'id-c', slug: 'c', isWithdrawn: false },
        { ...nouvelle, documentId: 'id-c', slug: 'moved', isWithdrawn: false },
        { ...nouvelle, documentId: 'id-new', slug: 'new', isWithdrawn: false },
        { ...nouvelle, documentId: 'id-d', slug: 'd', isWithdrawn: true },
        { picture: 'before.png', isWithdrawn: false },
        { picture: 'gone.png', isWithdrawn: true },
      ]),
    );
  });

  it('counts as changed altogether when too much has to be told one by one', async () => {
    service.etude = [article('x')];
    await run().known();
    service.nouvelle = Array.from({ length: 201 }, (_, number) => article(`${number}`));
    const { known, missed, paths } = run();
    await known();
    expect(missed).toEqual([anything]);
    expect(paths()).toHaveLength(202);
  });

  it('follows each change that is told of by one question, and finds no other in it', async () => {
    service.nouvelle = ['a', 'b', 'c'].map((slug) => article(slug));
    const { known, heard, paths, missed } = run();
    await known();
    asked.length = 0;
    service.nouvelle = [article('a'), article('other', { documentId: 'id-b', updated: tuesday })];
    await heard({ model: 'nouvelle', documentId: 'id-b', slug: 'other', locale: 'fr' });
    await heard({ model: 'nouvelle', documentId: 'id-c', slug: 'c', isWithdrawn: true });
    expect(asked).toHaveLength(2);
    expect(paths().sort()).toEqual(['/nouvelle/a', '/nouvelle/other']);
    await heard(anything);
    expect(missed).toEqual([]);
  });

  it('finds out what a change was that nobody describes', async () => {
    service.nouvelle = [article('a')];
    const { known, heard, missed } = run();
    await known();
    service.nouvelle = [article('a', { updated: tuesday })];
    await heard(anything);
    expect(missed).toEqual([
      {
        ...{ model: 'nouvelle', documentId: 'id-a', slug: 'a', locale: 'fr' },
        ...{ isWithdrawn: false, isInPlace: true },
      },
    ]);
  });

  it.each([
    ['a text', { updated: tuesday }, { isNew: true, isInPlace: true }],
    ['nothing', {}, { isNew: false, isInPlace: true }],
    ['its place', { updated: tuesday, place: 'last' }, { isNew: true, isInPlace: false }],
    ['its address', { updated: tuesday, slug: 'b' }, { isNew: true, isInPlace: false }],
    ['what nobody can place', { updated: tuesday, place: null }, { isNew: true, isInPlace: false }],
    ['its language', { updated: tuesday, locale: 'en' }, { isNew: true, isInPlace: false }],
  ])('says of an entry that has changed in %s whether lists have', async (_, changes, found) => {
    service.nouvelle = [article('a', { documentId: 'id' })];
    const { known, heard } = run();
    await known();
    service.nouvelle = [article('a', { documentId: 'id', ...changes })];
    expect(await heard({ model: 'nouvelle', documentId: 'id', slug: 'a' })).toEqual(found);
  });

  it('compares places across restarts', async () => {
    service.nouvelle = ['a', 'b'].map((slug) => article(slug));
    await run().known();
    service.nouvelle = [
      article('a', { updated: tuesday }),
      article('b', { updated: tuesday, place: 'last' }),
    ];
    const { known, missed } = run();
    await known();
    expect(missed).toMatchObject([
      { slug: 'a', isInPlace: true },
      { slug: 'b', isInPlace: false },
    ]);
  });

  it('can tell of nothing where it stands when that cannot be asked', async () => {
    service.nouvelle = [article('a')];
    const { known, heard, holds } = run();
    const change = { model: 'nouvelle', documentId: 'id-a', slug: 'a', locale: 'fr' };
    expect(holds(change)).toBe(false);
    await known();
    expect(holds(change)).toBe(true);
    expect(holds({ ...change, slug: 'b' })).toBe(false);
    expect(holds({ ...change, locale: 'en' })).toBe(false);
    isAway = true;
    expect(await heard(change)).toEqual({ isNew: true, isInPlace: false });
  });

  it('is the same list of addresses until something else is published', async () => {
    service.nouvelle = [article('a')];
    const { known, heard, of } = run();
    const addresses = ofPublished({ of }, publishedIn);
    await known();
    const before = addresses();
    expect(before).toEqual(publishedIn({ of }));
    await heard(anything);
    expect(addresses()).toBe(before);
    service.nouvelle.push(article('b'));
    await heard({ model: 'nouvelle', documentId: 'id-b', slug: 'b' });
    expect(addresses()).toEqual(publishedIn({ of }));
    expect(addresses()).not.toEqual(before);
  });

  it('does not ask for entries that no visitor sees', async () => {
    const { known, heard, onError } = run();
    await known();
    asked.length = 0;
    await heard({ model: 'demande-contact', documentId: 'x' });
    expect(asked).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is known after a restart without a content service, and compared when that is back', async () => {
    service.nouvelle = [article('a')];
    await run().known();
    isAway = true;
    const { atHand, known, paths, missed } = run();
    await atHand();
    expect(paths()).toEqual(['/nouvelle/a']);
    await expect(known()).rejects.toThrow('cannot be asked');
    service.nouvelle = [];
    isAway = false;
    await known();
    expect(paths()).toEqual([]);
    expect(missed).toMatchObject([{ documentId: 'id-a', isWithdrawn: true }]);
  });

  it('is compared again after news that were lost', async () => {
    service.nouvelle = [article('a')];
    const { known, heard, paths } = run();
    await known();
    isAway = true;
    await heard({ model: 'nouvelle', documentId: 'id-b', slug: 'b' });
    isAway = false;
    service.nouvelle.push(article('b'));
    await known();
    expect(paths()).toEqual(['/nouvelle/a', '/nouvelle/b']);
  });

  it('is nobody’s guess before the first look', async () => {
    isAway = true;
    await expect(run().atHand()).rejects.toThrow('cannot be asked');
  });
});
