import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Locale } from '../site/locale.ts';
import type { Change } from './change.ts';
import type { CollectionType, ContentType, SingleType } from './content-type.ts';
import { entriesIn, type HeldEntries } from './entries-in.ts';
import { ContentMissing, ContentUnavailable } from './errors.ts';
import { createJournal } from './journal.ts';
import type { LastGood } from './last-good.ts';
import { type OnUnshown, readList, readSingle, type Unshown } from './read-answer.ts';
import { reasonOf } from './reason.ts';
import { createRequest, keyOf, type RequestOptions } from './request.ts';
import { Shown } from './shown.ts';
import type { UnshownContent } from './unshown.ts';

export type QueryValue = string | number | boolean | QueryValue[] | { [name: string]: QueryValue };

export interface ContentQuery {
  readonly locale?: Locale;
  readonly populate?: QueryValue;
  readonly filters?: QueryValue;
  readonly sort?: string | string[];
  readonly pagination?: { readonly [name: string]: number };
}

export interface Listing<T> {
  readonly items: T[];
  readonly total: number;
}

/** What a page may ask. */
export interface Content {
  single<S extends z.ZodType>(type: SingleType<S>, query: ContentQuery): Promise<z.output<S>>;
  list<S extends z.ZodType>(
    type: CollectionType<S>,
    query: ContentQuery,
  ): Promise<Listing<z.output<S>>>;
}

export interface ContentClient {
  /** A view of the client that writes down what was asked for and what the answers held. */
  recording(shown: Shown): Content;
  /** Something changed: what is known of it is asked again. */
  changed(change: Change): void;
  /** When every question is answered, and all that follows from them and from changes is kept. */
  settled(): Promise<void>;
}

export interface ContentClientOptions extends RequestOptions {
  readonly lastGood: LastGood;
  /** How long a visitor waits for news when an earlier answer is at hand. */
  readonly patienceMs: number;
  /** How long an answer counts as news. A publish ends it at once. */
  readonly freshMs: number;
  /** Told of what was published and cannot be shown. */
  readonly unshown?: UnshownContent;
  readonly onFailure: (failure: { path: string; reason: string; servedLastGood: boolean }) => void;
  readonly now?: () => number;
}

/** One question, and how its answer is read. */
interface Question<T> {
  readonly key: string;
  readonly type: ContentType;
  readonly query: ContentQuery;
  readonly read: (answer: unknown, onUnshown?: OnUnshown) => T;
  readonly isEmpty: (value: T) => boolean;
}

/** What was answered, as it was read, and the entries that were in it. */
interface Answer<T> {
  readonly value: T;
  readonly entries: HeldEntries;
  /** When it is on disk. Nobody takes the service for late because the disk is. */
  readonly kept: Promise<void>;
}

/** `type` tells by whom an answer was read: another may read the same otherwise. */
interface Fresh {
  readonly until: number;
  readonly type: ContentType;
  readonly shown: Shown;
  readonly answer: Answer<unknown>;
}

interface Underway {
  readonly type: ContentType;
  readonly answer: Promise<Answer<unknown>>;
}

interface EarlierAnswer<T> {
  /** `missing`: there was none, or it has been withdrawn. */
  readonly answer: Answer<T> | 'missing';
  /** A publish has made it untrue. */
  readonly isOutdated: boolean;
}

/** Many more than the questions that most pages ask: menus, texts of the footer, lists of tags. */
const freshLimit = 300;
/** How long a service that hung is not waited for again, unless it is heard of before. */
const hungMs = 10_000;

/**
 * Asks the content service. An earlier answer stands in for one that is late, as long as no publish
 * has made it untrue; one that a publish has made untrue, only while the service cannot be reached;
 * what was withdrawn, never.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { lastGood, timeoutMs, patienceMs, freshMs, onFailure } = options;
  const request = createRequest(options);
  const now = options.now ?? Date.now;
  const journal = createJournal(now);
  // Bounded: anyone can ask for entries that do not exist, without end.
  const fresh = new LRUCache<string, Fresh>({ max: freshLimit });
  const underway = new Map<string, Underway>();
  /** What goes on whether or not anybody waits for it. */
  const begun = new Set<Promise<unknown>>();
  // After an answer that was late, or never came, callers with an earlier one don't wait for the next.
  let lateUntil = 0;
  let hungUntil = 0;

  async function ask<T>({ key, type, query, read, isEmpty }: Question<T>): Promise<Answer<T>> {
    const askedAt = now();
    try {
      const text = await request(key);
      const wire: unknown = JSON.parse(text);
      // Read before it is kept: a wrong-shaped answer must never become the last good one.
      const value = readAndNote(wire);
      const kept = lastGood.write(key, { text, askedAt, isEmpty: isEmpty(value) });
      const answer = { value, entries: shownIn(type, wire), kept };
      isThere();
      const shown = new Shown();
      shown.ask(type, query);
      shown.hold(answer.entries);
      if (!journal.hasTouched(shown, askedAt)) {
        fresh.set(key, { until: now() + freshMs, type, shown, answer });
      }
      return answer;
    } catch (error) {
      if (error instanceof ContentMissing) {
        isThere();
        await lastGood.write(key, { text: JSON.stringify(nothing), askedAt, isEmpty: true });
      }
      throw error;
    }

    function readAndNote(wire: unknown): T {
      const unshown: Unshown[] = [];
      try {
        return read(wire, (one) => unshown.push(one));
      } finally {
        options.unshown?.note(key, type, unshown);
      }
    }
  }

  function askOnce<T>(question: Question<T>): Promise<Answer<T>> {
    const { key, type } = question;
    const running = underway.get(key);
    // Read by the same type, so it is what this question's `read` would give.
    if (running?.type === type) return running.answer as Promise<Answer<T>>;
    const answer = ask(question).finally(() => {
      if (underway.get(key)?.answer === answer) underway.delete(key);
    });
    underway.set(key, { type, answer });
    begin(answer.then(({ kept }) => kept));
    return answer;
  }

  function begin(task: Promise<unknown>): void {
    begun.add(task);
    const end = () => begun.delete(task);
    task.then(end, end);
  }

  function isThere(): void {
    lateUntil = 0;
    hungUntil = 0;
  }

  function failed(key: string, error: unknown, servedLastGood: boolean): void {
    if (hasHung(error)) hungUntil = now() + hungMs;
    onFailure({ path: key, reason: reasonOf(error), servedLastGood });
  }

  const outcomeOf = <T>(question: Question<T>) =>
    askOnce(question).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );

  async function answerTo<T>(question: Question<T>, shown: Shown): Promise<T> {
    const { key, type, query } = question;
    shown.ask(type, query);
    const given = async ({ value, entries, kept }: Answer<T>) => {
      shown.hold(entries);
      await kept;
      return value;
    };
    const known = fresh.get(key);
    if (known?.type === type && known.until > now()) return given(known.answer as Answer<T>);
    fresh.delete(key);

    const outcome = outcomeOf(question);
    const hangs = now() < hungUntil;
    const patience = hangs || now() < lateUntil ? 0 : patienceMs;
    const soon = await Promise.race([outcome, after(patience)]);
    if (soon && 'answer' in soon) return given(soon.answer);

    // Read only now: mostly the service answers, and what it said before need not be looked at.
    const earlier = await earlierAnswer(question);
    const mayStandIn = earlier && (hangs || !earlier.isOutdated);
    let result = soon ?? (mayStandIn ? undefined : await outcome);
    if (!earlier && result && 'error' in result && isWorthAnotherTry(result.error)) {
      result = await outcomeOf(question);
    }
    if (result && 'answer' in result) return given(result.answer);
    if (!result) {
      lateUntil = now() + timeoutMs;
      void outcome.then((late) => {
        const isFailure = 'error' in late && !(late.error instanceof ContentMissing);
        if (isFailure) failed(key, late.error, true);
      });
    } else if (result.error instanceof ContentMissing) {
      throw result.error;
    } else {
      failed(key, result.error, earlier !== undefined);
    }
    if (!earlier) throw new ContentUnavailable(`No content for ${key}.`, { cause: result?.error });
    shown.isStale = true;
    if (earlier.answer === 'missing') throw new ContentMissing(`There was nothing at ${key}.`);
    return given(earlier.answer);
  }

  /** What the service said before, unless an earlier version of the site kept it in another shape. */
  async function earlierAnswer<T>(question: Question<T>): Promise<EarlierAnswer<T> | undefined> {
    const { key, type, query, read } = question;
    const kept = await lastGood.read(key);
    if (!kept) return undefined;
    try {
      const wire: unknown = JSON.parse(kept.text);
      const entries = shownIn(type, wire);
      const shown = new Shown();
      shown.ask(type, query);
      shown.hold(entries);
      const isOutdated = journal.hasTouched(shown, kept.askedAt);
      if (isNothing(wire)) return { answer: 'missing', isOutdated };
      return { answer: { value: read(wire), entries, kept: Promise.resolve() }, isOutdated };
    } catch {
      return undefined;
    }
  }

  return {
    recording: (shown) => ({
      async single(type, query) {
        const question = {
          key: keyOf(type, query),
          type,
          query,
          read: (answer: unknown, onUnshown?: OnUnshown) => readSingle(type, answer, onUnshown),
          isEmpty: () => false,
        };
        return answerTo(question, shown);
      },
      async list(type, query) {
        const isFurther = (query.pagination?.start ?? 0) > 0;
        const question = {
          key: keyOf(type, query),
          type,
          query,
          read: (answer: unknown, onUnshown?: OnUnshown) =>
            readList(type, answer, onUnshown, isFurther),
          isEmpty: ({ items }: Listing<unknown>) => items.length === 0,
        };
        return answerTo(question, shown);
      },
    }),

    changed(change) {
      journal.note(change);
      // Whoever tells of a change is there.
      isThere();
      underway.clear();
      options.unshown?.forget(change);
      for (const [key, { shown }] of fresh) if (shown.isTouchedBy(change)) fresh.delete(key);
      if (change.isWithdrawn) begin(lastGood.withdraw(change, now()));
    },

    async settled() {
      while (begun.size > 0) await Promise.allSettled(begun);
    },
  };
}

const hasHung = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** What is kept of "there is none", and what is left of a single entry that was withdrawn. */
const nothing = { data: null };

const isNothing = (wire: unknown) =>
  typeof wire === 'object' && wire !== null && 'data' in wire && wire.data === null;

const none: HeldEntries = { ids: new Set(), hasNameless: false };
const shownIn = (type: ContentType, wire: unknown) => (type.isCounted ? none : entriesIn(wire));

/** It was cut off or refused for a moment, and there is nothing to show instead. */
const isWorthAnotherTry = (error: unknown) => !(error instanceof ContentMissing) && !hasHung(error);

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
