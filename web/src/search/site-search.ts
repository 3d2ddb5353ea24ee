import { setImmediate as breathe } from 'node:timers/promises';
import type { Change } from '../content/change.ts';
import { type Locale, locales } from '../site/locale.ts';
import type { SearchDocument } from './search-document.ts';
import type { Listed } from './search-index.ts';
import type { SearchRequest, SiteAnswer, Suggestion } from './search-question.ts';
import type { SearchStore, Timed } from './search-store.ts';
import type { Editing } from './synonyms.ts';

/** A page as it is stored. Of the same version, it has the same words. */
export interface StoredText {
  readonly path: string;
  readonly version: string;
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
  /** Every page that may be found and is stored. */
  readonly stored: () => readonly StoredText[];
  /** Whether more are still to be stored. */
  readonly isStoring?: () => boolean;
  /** What can be found on a stored page; undefined when it is no longer stored. */
  readonly read: (path: string) => Promise<readonly SearchDocument[] | undefined>;
  /** Synonyms and recommendations; the model of the entry that has them. */
  readonly editing: { readonly model: string; of(locale: Locale): Promise<Editing> };
  readonly store: SearchStore;
  /** The first question of all is there. */
  readonly onAsked?: () => void;
  readonly onError: (error: unknown) => void;
  /** Somebody asked the whole site and found nothing. */
  readonly onNothing?: (text: string, locale: Locale) => void;
  /** After how long what failed is tried again; each time in a row, twice as long. */
  readonly retryMs?: number;
}

/** What pages ask of the search. */
export interface SiteSearch {
  /** Rejects with `SearchBusy` while there is no time for it. */
  find(request: SearchRequest): Promise<SiteAnswer>;
  /** None while there is no time for it. */
  suggest(text: string, locale: Locale, count: number): Promise<readonly Listed[]>;
  /** What words that are still being typed may lead to. Rejects with `SearchBusy`. */
  complete(text: string, locale: Locale, count: number): Promise<Timed<readonly Suggestion[]>>;
}

const usualRetryMs = 2000;
const longestRetryMs = 300_000;
/** How long a visitor waits for what an earlier run has read. */
const patienceMs = 500;

/** The index over all stored pages: each is read when it is stored, and forgotten with it. */
export function createSiteSearch(options: SiteSearchOptions) {
  const { time, stored, isStoring = () => false, read, editing, store } = options;
  const { onAsked, onError, onNothing, retryMs = usualRetryMs } = options;
  /** What is in the index: the version of each page. */
  const known = new Map<string, string>();
  /** What must be read, or read again: what has just been stored comes first. */
  const news = new Map<string, string>();
  const rest = new Map<string, string>();
  let hasEditing = false;
  let working: Promise<void> | undefined;
  let loading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failuresInARow = 0;
  let isStopped = false;

  function next(): StoredText | undefined {
    for (const queue of [news, rest]) {
      for (const [path, version] of queue) {
        queue.delete(path);
        return { path, version };
      }
    }
    return undefined;
  }

  async function take({ path, version }: StoredText): Promise<void> {
    const documents = await read(path);
    if (!documents) return forget(path);
    await store.put({ path, version, documents });
    known.set(path, version);
  }

  async function forget(path: string): Promise<void> {
    known.delete(path);
    await store.remove(path);
  }

  async function edit(): Promise<void> {
    for (const locale of locales) await store.edit(locale, await editing.of(locale));
    hasEditing = true;
  }

  /** One page at a time, and requests are answered in between: visitors come first. */
  async function work(): Promise<void> {
    await loading;
    let failure: unknown;
    const note = (error: unknown) => {
      failure ??= error;
    };
    if (!hasEditing) await edit().catch(note);
    for (let one = next(); one && !isStopped; one = next()) {
      const { path, version } = one;
      await take(one).catch((error: unknown) => {
        if (!news.has(path)) rest.set(path, version);
        note(error);
      });
      if (failure) break;
      await breathe();
    }
    if (failure) {
      onError(failure);
      later();
    } else {
      failuresInARow = 0;
    }
  }

  function begin(): void {
    if (isStopped) return;
    working ??= work().finally(() => {
      working = undefined;
      if (news.size + rest.size > 0 && !timer) begin();
    });
  }

  function later(): void {
    const waitMs = Math.min(retryMs * 2 ** failuresInARow, longestRetryMs);
    failuresInARow += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      begin();
    }, waitMs).unref();
  }

  /** Takes up what an earlier run has read, and finds out what has been stored or removed since. */
  async function load(): Promise<void> {
    for (const { path, version } of await store.load()) known.set(path, version);
    const pages = new Map(stored().map(({ path, version }) => [path, version]));
    for (const path of known.keys()) if (!pages.has(path)) rest.set(path, '');
    for (const [path, version] of pages) {
      if (known.get(path) !== version && !news.has(path)) rest.set(path, version);
    }
  }

  /** As long as there is time for it; what it took is counted. */
  async function ask<T>(question: () => Promise<Timed<T>>): Promise<T> {
    if (!time.hasTime()) throw new SearchBusy('Searches have used up their share of the time.');
    const { value, tookMs } = await question();
    time.add(tookMs);
    return value;
  }

  /** Before anything is stored, nobody knows what there is. */
  const isWhole = () => known.size > 0 && news.size + rest.size === 0 && !working && !isStoring();

  const search: SiteSearch = {
    async find(request) {
      onAsked?.();
      await Promise.race([loading, after(patienceMs)]);
      const answer = await ask(() => store.find(request));
      const { text, locale, kind } = request;
      if (answer.counts.size === 0 && isWhole() && kind === undefined) onNothing?.(text, locale);
      return { ...answer, isWhole: isWhole() };
    },
    suggest: (text, locale, count) =>
      ask(() => store.suggest(text, locale, count)).catch((error: unknown) => {
        if (error instanceof SearchBusy) return [];
        throw error;
      }),
    complete(text, locale, count) {
      onAsked?.();
      return store.complete(text, locale, count);
    },
  };

  return {
    search,
    start(): void {
      loading = load().catch(onError);
      begin();
    },
    /** A page was stored, in place of what was at its address before. */
    stored({ path, version }: StoredText): void {
      rest.delete(path);
      if (known.get(path) === version) return;
      news.set(path, version);
      begin();
    },
    removed(path: string): void {
      news.set(path, '');
      begin();
    },
    /** A publish. */
    changed({ model }: Change): void {
      if (model !== undefined && model !== editing.model) return;
      hasEditing = false;
      begin();
    },
    /** All of it is lost, and read again. */
    lost(): void {
      known.clear();
      hasEditing = false;
      loading = load().catch(onError);
      begin();
    },
    /** How many pages are in the index, and how many have yet to be read, or read again. */
    progress: () => ({
      read: known.size,
      unread: news.size + rest.size + (working ? 1 : 0),
    }),
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
