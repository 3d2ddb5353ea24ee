import { z } from 'zod';
import { anything, type Change } from '../../content/change.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import type { Request } from '../../content/request.ts';
import type { DisposableDatabase } from '../../storage/disposable-database.ts';
import { readMany } from '../../storage/read-many.ts';

export interface PublishedContentOptions {
  readonly database: DisposableDatabase;
  /** Asks the content service. */
  readonly request: Request;
  /** Hears of what has changed, and nobody told. */
  readonly onMissed: (change: Change) => void;
  readonly onError: (error: unknown) => void;
  readonly lookEveryMs?: number;
}

/** One language version of an entry that visitors can see, or an uploaded file. */
const entry = z.object({
  documentId: z.string(),
  locale: z.string().nullable(),
  /** Of a file, its name. */
  slug: z.string().nullable(),
  parent: z.string().nullable(),
  updated: z.string(),
  published: z.string().nullable(),
  /** The same as before when the entry stands where it stood in lists. Null when nobody can tell. */
  place: z.string().nullable().default(null),
});
export type PublishedEntry = z.output<typeof entry>;

const summary = z.object({
  model: z.string(),
  count: z.number(),
  updated: z.string().nullable(),
  published: z.string().nullable(),
});
type Summary = z.output<typeof summary>;
const summaries = z.object({ models: z.array(summary) });
const entries = z.object({ entries: z.array(entry), next: z.number().nullable() });

export const entryTables = `
  create table entry (
    model text not null,
    documentId text not null,
    locale text,
    slug text,
    parent text,
    updated text not null,
    published text,
    place text
  ) strict;
  create index entry_document on entry (model, documentId);
`;

/** What was found out about a change that was told. */
export interface Heard {
  /** Something is there now that was not known before. */
  readonly isNew: boolean;
  readonly isInPlace: boolean;
}
const nobodyKnows: Heard = { isNew: true, isInPlace: false };

const counted = z.object({ count: z.number() });

const files = 'file';
const usualLookMs = 60_000;
/** More at once are not told one by one: everything is asked again. */
const missedBound = 200;

/**
 * Everything that is published, as far as this node knows, across restarts. The content service
 * tells of each change; from time to time, and after a start, the two are compared: what was missed
 * is made up for, and what has not changed is left alone.
 */
export function createPublishedContent(options: PublishedContentOptions) {
  const { database, request, onMissed, onError, lookEveryMs = usualLookMs } = options;
  const { attempt, write, run, first } = database;
  /** Whether all that is published was known at some moment of this run, and no news were lost since. */
  let isKnown = false;
  /** Those that visitors may see something of. */
  let models: ReadonlySet<string> = new Set();
  const byModel = new Map<string, readonly PublishedEntry[]>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let latest: Promise<unknown> = Promise.resolve();

  /** One after the other: what is asked later knows better. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = latest.then(task);
    latest = turn.catch(() => undefined);
    return turn;
  }

  async function ask<T>(shape: z.ZodType<T>, query: string): Promise<T> {
    const answer = await request(`/api/published${query}`).catch((cause: unknown) => {
      throw new ContentUnavailable('What is published cannot be asked for.', { cause });
    });
    return shape.parse(JSON.parse(answer));
  }

  async function listed(model: string, document?: string): Promise<PublishedEntry[]> {
    const found: PublishedEntry[] = [];
    const only = document === undefined ? '' : `&document=${encodeURIComponent(document)}`;
    for (let after: number | null = 0; after !== null; ) {
      const part: z.output<typeof entries> = await ask(
        entries,
        `?model=${encodeURIComponent(model)}&after=${after}${only}`,
      );
      found.push(...part.entries);
      after = part.next;
    }
    return found;
  }

  function of(model: string): readonly PublishedEntry[] {
    const known = byModel.get(model);
    if (known) return known;
    const rows = `select json_group_array(json_object(
      'documentId', documentId, 'locale', locale, 'slug', slug, 'parent', parent,
      'updated', updated, 'published', published, 'place', place)) as rows
      from entry where model = ?`;
    const read = attempt(() => readMany(database, entry, rows, model), []);
    byModel.set(model, read);
    return read;
  }

  /** Of one document, or of the whole model. */
  function replace(model: string, now: readonly PublishedEntry[], document?: string): void {
    const others =
      document === undefined ? [] : of(model).filter((one) => one.documentId !== document);
    byModel.set(model, [...others, ...now]);
    write(() => {
      if (document === undefined) run('delete from entry where model = ?', model);
      else run('delete from entry where model = ? and documentId = ?', model, document);
      for (const { documentId, locale, slug, parent, updated, published, place } of now) {
        run(
          `insert into entry (model, documentId, locale, slug, parent, updated, published, place)
           values (?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[model, documentId, locale, slug, parent, updated, published, place],
        );
      }
    }, undefined);
  }

  const isEmpty = () =>
    attempt(() => first(counted, 'select count(*) as count from entry')?.count === 0, false);

  /** Tells what has changed since the last look: at the first of all, nothing was missed. */
  async function catchUp(): Promise<void> {
    const isFirst = isEmpty();
    const theirs = (await ask(summaries, '')).models;
    models = new Set(theirs.map(({ model }) => model));
    for (const told of theirs) {
      const { model } = told;
      const before = of(model);
      if (isSame(told, summaryOf(model, before))) continue;
      const now = await listed(model);
      // Before it is known: a program that ends here finds it out again.
      if (!isFirst) tell(differences(model, before, now));
      replace(model, now);
    }
    isKnown = true;
  }

  function tell(changes: readonly Change[]): void {
    if (changes.length > missedBound) onMissed(anything);
    else for (const change of changes) onMissed(change);
  }

  /** Takes what is there now for known. */
  async function renew(model: string, document?: string): Promise<Heard> {
    const before = of(model).filter((one) => !document || one.documentId === document);
    const now = await listed(model, document);
    const news = differences(model, before, now);
    if (news.length > 0) replace(model, now, document);
    return { isNew: news.length > 0, isInPlace: news.every(({ isInPlace }) => isInPlace) };
  }

  async function hear({ model, documentId, picture }: Change): Promise<Heard> {
    if (isStopped) return { ...nobodyKnows, isNew: false };
    try {
      if (picture !== undefined) return await renew(files);
      if (model === undefined || documentId === undefined) await catchUp();
      else if (models.has(model)) return await renew(model, documentId);
    } catch (error) {
      isKnown = false;
      onError(error);
    }
    return nobodyKnows;
  }

  return {
    /**
     * A change that the content service tells of; of one that it does not describe, it is found out
     * what it was.
     */
    heard: (change: Change): Promise<Heard> => inTurn(() => hear(change)),

    /** Whether the entry was there before, at the same address. */
    holds: ({ model = '', documentId, slug, locale }: Change): boolean =>
      models.has(model) &&
      of(model).some(
        (one) =>
          one.documentId === documentId &&
          one.slug === slug &&
          (locale === undefined || one.locale === locale),
      ),

    /** Rejects as long as nobody knows. */
    known: (): Promise<void> =>
      inTurn(async () => {
        if (!isKnown) await catchUp();
      }),

    /** The same, unless an earlier run knew. */
    atHand: (): Promise<void> =>
      inTurn(async () => {
        if (isEmpty()) await catchUp();
      }),

    /** The published entries of a model. */
    of,

    start(): void {
      timer = setInterval(() => void inTurn(() => hear(anything)), lookEveryMs).unref();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await latest;
    },
  };
}

export type PublishedContent = ReturnType<typeof createPublishedContent>;

const latestOf = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((one, other) => ((one ?? '') < (other ?? '') ? other : one), null);

const summaryOf = (model: string, known: readonly PublishedEntry[]): Summary => ({
  model,
  count: known.length,
  updated: latestOf(known.map(({ updated }) => updated)),
  published: latestOf(known.map(({ published }) => published)),
});

const isSame = (one: Summary, other: Summary): boolean =>
  one.count === other.count && one.updated === other.updated && one.published === other.published;

function differences(
  model: string,
  before: readonly PublishedEntry[],
  now: readonly PublishedEntry[],
): Change[] {
  const nameOf = ({ documentId, locale }: PublishedEntry) => `${documentId} ${locale}`;
  const earlier = new Map(before.map((one) => [nameOf(one), one]));
  const later = new Set(now.map(nameOf));
  const changes = now.flatMap((one) => {
    const known = earlier.get(nameOf(one));
    if (known?.updated === one.updated && known.published === one.published) return [];
    const isInPlace = known?.slug === one.slug && one.place !== null && known.place === one.place;
    const change = changeOf(model, one, { isInPlace });
    // An entry that has another address is no longer at the one that it had.
    return known && known.slug !== one.slug ? [changeOf(model, known), change] : [change];
  });
  const withdrawn = before.filter((one) => !later.has(nameOf(one)));
  return [...changes, ...withdrawn.map((one) => changeOf(model, one, { isWithdrawn: true }))];
}

function changeOf(
  model: string,
  { documentId, locale, slug }: PublishedEntry,
  { isWithdrawn = false, isInPlace = false } = {},
): Change {
  if (model === files) return { picture: slug ?? '', isWithdrawn };
  return {
    model,
    documentId,
    ...(slug !== null && { slug }),
    ...(locale !== null && { locale }),
    isWithdrawn,
    isInPlace,
  };
}
