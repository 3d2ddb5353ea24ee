import { setImmediate as breathe } from 'node:timers/promises';
import { anything, type Change } from '../content/change.ts';
import { Shown } from '../content/shown.ts';
import { searchMaxLength } from '../site/limits.ts';
import { type Locale, locales } from '../site/locale.ts';
import { extract, marked, type Piece } from './extract.ts';
import type { KeptDocuments, KeptPage } from './kept-documents.ts';
import type { Kind, SearchDocument } from './search-document.ts';
import { countKinds, createSearchIndex, type Listed } from './search-index.ts';
import type { Editing } from './synonyms.ts';

/** An address that may be found, and what tells that the entry it shows has changed. */
export interface PublishedAddress {
  readonly path: string;
  /** The model whose entry it shows, and when that was last changed; a page of its own has none. */
  readonly entry?: { readonly model: string; readonly updated: string } | undefined;
}

export interface Published {
  readonly addresses: readonly PublishedAddress[];
  /** The content service was slow or away and an earlier answer stands in. */
  readonly isStale: boolean;
}

/** What can be found on a page, and what went into it. */
export interface ReadPage {
  readonly documents: readonly SearchDocument[];
  readonly shown: Shown;
}

/** How much of the time searching may take from those who wait for a page. */
export interface SearchTime {
  /** Undefined when there is none left for now. */
  spend<T>(work: () => T): T | undefined;
  /** The rest of what was begun. */
  count<T>(work: () => T): T;
}

/** There is no time left for a search now; in a moment there will be. */
export class SearchBusy extends Error {
  override readonly name = 'SearchBusy';
}

export interface SiteSearchOptions {
  readonly time: SearchTime;
  /** Rejects when that cannot be known now. */
  readonly published: () => Promise<Published>;
  /** Undefined when there is no such page; rejects when it cannot be made now. */
  readonly page: (path: string) => Promise<ReadPage | undefined>;
  readonly editing: (locale: Locale) => Promise<Editing>;
  readonly kept: KeptDocuments;
  readonly onError: (error: unknown) => void;
  /** Somebody asked the whole site and found nothing. */
  readonly onNothing?: (text: string, locale: Locale) => void;
  /** After how long what failed is tried again; each time in a row, twice as long. */
  readonly retryMs?: number;
}

export interface SearchRequest {
  readonly text: string;
  readonly locale: Locale;
  readonly kind?: Kind | undefined;
  /** Only what carries one of these. */
  readonly tags?: readonly string[] | undefined;
  readonly page: number;
  readonly size: number;
}

export interface SearchHit extends Listed {
  readonly titlePieces: readonly Piece[];
  readonly extract: readonly Piece[];
}

/** Something that may be meant, while it is being typed. */
export interface Suggestion extends Pick<Listed, 'address' | 'kind'> {
  readonly titlePieces: readonly Piece[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Of the kind that was asked for. */
  readonly total: number;
  /** Of every kind, the chosen one apart. */
  readonly counts: ReadonlyMap<Kind, number>;
  readonly meant: string | undefined;
}

/** What pages ask of the search. */
export interface SiteSearch {
  /** Rejects with `SearchBusy` while there is no time for it. */
  find(request: SearchRequest): Promise<SearchAnswer>;
  /** None while there is no time for it. */
  suggest(text: string, locale: Locale, count: number): readonly Listed[];
  /** What words that are still being typed may lead to. */
  complete(text: string, locale: Locale, count: number): readonly Suggestion[];
}

const usualRetryMs = 2000;
const longestRetryMs = 300_000;
/** What is published is one question: the search hears soon that the content service is there. */
const longestWaitMs = 10_000;
/** How long a visitor waits for an index that has only just begun. */
const patienceMs = 2500;
/** What an entry that must be read again was last changed at. */
const unknown = 'unknown';

/** What has changed comes first, then pages that show it, then entries that mention it. */
const urgencies = ['changed', 'page', 'entry'] as const;
type Urgency = (typeof urgencies)[number];

interface HeldPage extends Omit<KeptPage, 'documents' | 'shown'> {
  readonly shown: Shown;
  readonly found: ReadonlyArray<{ readonly address: string; readonly locale: Locale }>;
}

/** One index over everything published, renewed by a publish. */
export function createSiteSearch(options: SiteSearchOptions) {
  const { time, published, page, editing, kept, onError, onNothing } = options;
  const { retryMs = usualRetryMs } = options;
  const indexes = { fr: createSearchIndex('fr'), en: createSearchIndex('en') };
  const pages = new Map<string, HeldPage>();
  const queues: Record<Urgency, Map<string, PublishedAddress>> = {
    changed: new Map(),
    page: new Map(),
    entry: new Map(),
  };
  let timer: NodeJS.Timeout | undefined;
  let failuresInARow = 0;
  /** Publishes that nobody has looked at yet. */
  let news: readonly Change[] = [];
  /** What could not be looked at, for later. */
  let postponed: readonly Change[] = [];
  let planning: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let isStarted = false;
  let startsWhenAsked = false;
  let isStopped = false;
  let isFilled = false;
  let announceFilled = () => {};
  const filled = new Promise<void>((resolve) => {
    announceFilled = () => {
      isFilled = true;
      resolve();
    };
  });

  function hold({ documents, shown, ...about }: KeptPage): void {
    for (const document of documents) indexes[document.locale].add(document);
    const found = documents.map(({ address, locale }) => ({ address, locale }));
    pages.set(about.path, { ...about, shown: Shown.of(shown), found });
  }

  /** Removed by the very texts that were added, so that nothing of them stays behind. */
  async function release(path: string): Promise<void> {
    const held = pages.get(path);
    if (!held) return;
    const documents = (await kept.read(path))?.documents ?? [];
    pages.delete(path);
    for (const { address, locale } of held.found) {
      indexes[locale].remove(
        address,
        documents.find((one) => one.address === address),
      );
    }
  }

  async function forget(path: string): Promise<void> {
    await release(path);
    await kept.remove(path);
  }

  async function read({ path, entry }: PublishedAddress): Promise<void> {
    const made = await page(path);
    if (!made) return forget(path);
    const next: KeptPage = {
      path,
      updated: made.shown.isStale ? unknown : entry?.updated,
      shown: made.shown.record(),
      documents: made.documents,
    };
    await release(path);
    hold(next);
    await kept.write(next);
    if (made.shown.isStale) throw new Error('A page was read while the content service was away.');
  }

  function urgencyOf(
    { path, entry }: PublishedAddress,
    changes: readonly Change[],
  ): Urgency | undefined {
    const held = pages.get(path);
    if (!held || held.updated !== entry?.updated) return 'changed';
    // An entry that has not changed shows others of its kind only as teasers: not its own words.
    const isTouched = changes.some(
      (change) =>
        held.shown.isTouchedBy(change) && (change.model !== entry?.model || entry === undefined),
    );
    if (!isTouched) return undefined;
    return entry ? 'entry' : 'page';
  }

  /** Finds out what a publish means for the index. */
  async function plan(changes: readonly Change[]): Promise<void> {
    for (const locale of locales) indexes[locale].edit(await editing(locale));
    const { addresses, isStale } = await published();
    const known = new Set(addresses.map(({ path }) => path));
    for (const path of [...pages.keys()].filter((one) => !known.has(one))) await forget(path);
    for (const address of addresses) {
      const urgency = urgencyOf(address, changes);
      if (urgency) queues[urgency].set(address.path, address);
    }
    if (isStale) throw new Error('What is published was asked while the content service was away.');
  }

  function next(): PublishedAddress | undefined {
    for (const urgency of urgencies) {
      for (const [path, address] of queues[urgency]) {
        for (const queue of Object.values(queues)) queue.delete(path);
        return address;
      }
    }
    return undefined;
  }

  /** One page at a time, and requests are answered in between: visitors come first. */
  async function readAll(): Promise<void> {
    let failed = 0;
    for (let address = next(); address && !isStopped; address = next()) {
      const { path } = address;
      await read(address).catch((error: unknown) => {
        // What is held of it may be old: the next look at what is published finds it changed.
        const held = pages.get(path);
        if (held) pages.set(path, { ...held, updated: unknown });
        if (failed === 0) onError(error);
        failed += 1;
      });
      await breathe();
    }
    if (isStopped) return;
    announceFilled();
    if (failed > 0) later([], longestRetryMs);
    else failuresInARow = 0;
  }

  function startReading(): void {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  }

  function startPlanning(): void {
    if (planning || isStopped) return;
    const changes = news;
    news = [];
    planning = plan(changes)
      .catch((error: unknown) => {
        onError(error);
        later(changes, longestWaitMs);
      })
      .finally(() => {
        planning = undefined;
        startReading();
        if (news.length > 0) startPlanning();
      });
  }

  function tell(changes: readonly Change[]): void {
    news = together(news, changes);
    startPlanning();
  }

  function later(changes: readonly Change[], longestMs: number): void {
    if (isStopped) return;
    const waitMs = Math.min(retryMs * 2 ** failuresInARow, longestMs);
    failuresInARow += 1;
    clearTimeout(timer);
    postponed = together(postponed, changes);
    timer = setTimeout(() => {
      const due = postponed;
      postponed = [];
      tell(due);
    }, waitMs).unref();
  }

  async function load(): Promise<void> {
    for await (const one of kept.all()) {
      if (isStopped) return;
      hold(one);
      await breathe();
    }
    if (pages.size > 0) announceFilled();
  }

  function begin(): void {
    if (isStarted) return;
    isStarted = true;
    void load()
      .catch(onError)
      .then(() => tell([anything]));
  }

  const textOf = async ({ address }: Listed): Promise<SearchDocument | undefined> => {
    const path = address.split('#')[0] ?? address;
    return (await kept.read(path))?.documents.find((document) => document.address === address);
  };

  const search: SiteSearch = {
    async find({ text, locale, kind, tags = [], page: number, size }) {
      if (startsWhenAsked) begin();
      if (isStarted) await Promise.race([filled, after(patienceMs)]);
      const found = time.spend(() => indexes[locale].find(text.slice(0, searchMaxLength)));
      if (!found) throw new SearchBusy('Searches have used up their share of the time.');
      const { hits, stems, meant } = found;
      if (hits.length === 0 && isFilled && kind === undefined) onNothing?.(text, locale);
      const within =
        tags.length === 0 ? hits : hits.filter((hit) => hit.tags.some((tag) => tags.includes(tag)));
      const ofKind = kind ? within.filter((hit) => hit.kind === kind) : within;
      const shown = ofKind.slice((number - 1) * size, number * size);
      const texts = await Promise.all(shown.map(textOf));
      return {
        total: ofKind.length,
        counts: countKinds(within),
        meant,
        hits: time.count(() =>
          shown.map((hit, index) => ({
            ...hit,
            titlePieces: marked(hit.title, stems, locale),
            extract: extract(withoutTitle(texts[index]), stems, locale),
          })),
        ),
      };
    },
    suggest(text, locale, count) {
      const found = time.spend(() => indexes[locale].find(text.slice(0, searchMaxLength)));
      return found?.hits.slice(0, count) ?? [];
    },
    complete(text, locale, count) {
      if (startsWhenAsked) begin();
      const found = indexes[locale].find(text.slice(0, searchMaxLength), { isBeingTyped: true });
      return found.hits.slice(0, count).map(({ address, kind, title }) => ({
        address,
        kind,
        titlePieces: marked(title, found.stems, locale),
      }));
    },
  };

  return {
    search,
    /** Takes up what was kept, then looks at everything that is published now. */
    start(when: 'now' | 'when asked' = 'now'): void {
      if (when === 'now') begin();
      else startsWhenAsked = true;
    },
    /** How many pages are in the index, and how many have yet to be read, or read again. */
    progress() {
      const waiting = Object.values(queues).reduce((sum, { size }) => sum + size, 0);
      return { read: pages.size, unread: waiting + (planning || reading ? 1 : 0) };
    },
    /** A publish. */
    changed(change: Change): void {
      if (isStarted) tell([change]);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([planning, reading]);
    },
  };
}

/** A page's text begins with its title, which stands above the extract already. */
function withoutTitle(document: SearchDocument | undefined): string {
  const { title = '', text = '' } = document ?? {};
  return text.startsWith(title) ? text.slice(title.length).trimStart() : text;
}

/** Many changes in a row are a change of anything: the list stays short. */
const changesBound = 100;
const together = (some: readonly Change[], more: readonly Change[]): readonly Change[] =>
  some.length + more.length > changesBound ? [anything] : [...some, ...more];

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
