import { setImmediate as breathe } from 'node:timers/promises';
import { anything, type Change } from '../content/change.ts';
import { Shown } from '../content/shown.ts';
import { type Locale, locales } from '../site/locale.ts';
import type { SearchDocument } from './search-document.ts';
import type { Listed } from './search-index.ts';
import type { SearchAnswer, SearchRequest, Suggestion } from './search-question.ts';
import type { HeldPage as HeldRecord, SearchStore, Timed } from './search-store.ts';
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

/** How much of the processor's time searching may take from those who wait for a page. */
export interface SearchTime {
  hasTime(): boolean;
  add(tookMs: number): void;
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
  readonly store: SearchStore;
  readonly onError: (error: unknown) => void;
  /** Somebody asked the whole site and found nothing. */
  readonly onNothing?: (text: string, locale: Locale) => void;
  /** After how long what failed is tried again; each time in a row, twice as long. */
  readonly retryMs?: number;
}

/** What pages ask of the search. */
export interface SiteSearch {
  /** Rejects with `SearchBusy` while there is no time for it. */
  find(request: SearchRequest): Promise<SearchAnswer>;
  /** None while there is no time for it. */
  suggest(text: string, locale: Locale, count: number): Promise<readonly Listed[]>;
  /** What words that are still being typed may lead to. Rejects with `SearchBusy`. */
  complete(text: string, locale: Locale, count: number): Promise<Timed<readonly Suggestion[]>>;
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

interface HeldPage extends Omit<HeldRecord, 'shown'> {
  readonly shown: Shown;
}

/** One index over everything published, renewed by a publish. */
export function createSiteSearch(options: SiteSearchOptions) {
  const { time, published, page, editing, store, onError, onNothing } = options;
  const { retryMs = usualRetryMs } = options;
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

  const hold = ({ path, updated, shown }: HeldRecord) =>
    pages.set(path, { path, updated, shown: Shown.of(shown) });

  async function forget(path: string): Promise<void> {
    pages.delete(path);
    await store.remove(path);
  }

  async function read({ path, entry }: PublishedAddress): Promise<void> {
    const made = await page(path);
    if (!made) return forget(path);
    const about: HeldRecord = {
      path,
      updated: made.shown.isStale ? unknown : entry?.updated,
      shown: made.shown.record(),
    };
    await store.put({ ...about, documents: made.documents });
    hold(about);
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
    for (const locale of locales) await store.edit(locale, await editing(locale));
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
    for (const one of await store.load()) hold(one);
    if (pages.size > 0) announceFilled();
  }

  function begin(): void {
    if (isStarted) return;
    isStarted = true;
    void load()
      .catch(onError)
      .then(() => tell([anything]));
  }

  /** As long as there is time for it; what it took is counted. */
  async function ask<T>(question: () => Promise<Timed<T>>): Promise<T> {
    if (!time.hasTime()) throw new SearchBusy('Searches have used up their share of the time.');
    const { value, tookMs } = await question();
    time.add(tookMs);
    return value;
  }

  const search: SiteSearch = {
    async find(request) {
      if (startsWhenAsked) begin();
      if (isStarted) await Promise.race([filled, after(patienceMs)]);
      const answer = await ask(() => store.find(request));
      const { text, locale, kind } = request;
      if (answer.counts.size === 0 && isFilled && kind === undefined) onNothing?.(text, locale);
      return answer;
    },
    suggest: (text, locale, count) =>
      ask(() => store.suggest(text, locale, count)).catch((error: unknown) => {
        if (error instanceof SearchBusy) return [];
        throw error;
      }),
    complete(text, locale, count) {
      if (startsWhenAsked) begin();
      return store.complete(text, locale, count);
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

/** Many changes in a row are a change of anything: the list stays short. */
const changesBound = 100;
const together = (some: readonly Change[], more: readonly Change[]): readonly Change[] =>
  some.length + more.length > changesBound ? [anything] : [...some, ...more];

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
