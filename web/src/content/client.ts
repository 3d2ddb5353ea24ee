import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Locale } from '../site/locale.ts';
import type { CollectionType, ContentType, SingleType } from './content-type.ts';
import { ContentMissing, ContentUnavailable } from './errors.ts';
import type { LastGood } from './last-good.ts';
import { type OnUnshown, readList, readSingle, type Unshown } from './read-answer.ts';
import { reasonOf } from './reason.ts';
import { createRequest, keyOf, type RequestOptions } from './request.ts';
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

/** What a page may ask. Each question is remembered as a use of its models. */
export interface Content {
  single<S extends z.ZodType>(type: SingleType<S>, query: ContentQuery): Promise<z.output<S>>;
  list<S extends z.ZodType>(
    type: CollectionType<S>,
    query: ContentQuery,
  ): Promise<Listing<z.output<S>>>;
}

export interface ContentClient {
  /** A view of the client that reports which models it was asked for, and answers that are not news. */
  tracked(onUse: (model: string) => void, onStale?: () => void): Content;
  /** Forgets what is fresh of one model, or of all. */
  invalidate(model?: string): void;
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
  readonly read: (answer: unknown, onUnshown?: OnUnshown) => T;
  readonly isEmpty: (value: T) => boolean;
}

/** What was answered, as it was read. `type` tells by whom: another may read the same otherwise. */
interface Fresh {
  readonly until: number;
  readonly type: ContentType;
  readonly value: unknown;
}

interface Underway {
  readonly type: ContentType;
  readonly value: Promise<unknown>;
}

/** More questions than a large site's pages ask within the time that an answer is news. */
const freshLimit = 300;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { lastGood, timeoutMs, patienceMs, freshMs, onFailure } = options;
  const request = createRequest(options);
  const now = options.now ?? Date.now;
  // Bounded: anyone can ask for entries that do not exist, without end.
  const fresh = new LRUCache<string, Fresh>({ max: freshLimit });
  const underway = new Map<string, Underway>();
  // After a failure, callers with an earlier answer at hand don't wait for the next attempt.
  let troubledUntil = 0;
  let generation = 0;

  async function ask<T>({ key, type, read, isEmpty }: Question<T>): Promise<T> {
    const asked = generation;
    const text = await request(key);
    // Read before it is kept: a wrong-shaped answer must never become the last good one.
    const value = readAndNote(JSON.parse(text));
    if (asked === generation) fresh.set(key, { until: now() + freshMs, type, value });
    await lastGood.write(key, { text, isEmpty: isEmpty(value) });
    return value;

    function readAndNote(answer: unknown): T {
      const unshown: Unshown[] = [];
      try {
        return read(answer, (one) => unshown.push(one));
      } finally {
        options.unshown?.note(key, type, unshown);
      }
    }
  }

  function askOnce<T>(question: Question<T>): Promise<T> {
    const { key, type } = question;
    const running = underway.get(key);
    // Read by the same type, so it is what this question's `read` would give.
    if (running?.type === type) return running.value as Promise<T>;
    const value = ask(question).finally(() => {
      if (underway.get(key)?.value === value) underway.delete(key);
    });
    underway.set(key, { type, value });
    return value;
  }

  function failed(key: string, error: unknown, servedLastGood: boolean): void {
    troubledUntil = now() + patienceMs;
    onFailure({ path: key, reason: reasonOf(error), servedLastGood });
  }

  async function answerTo<T>(question: Question<T>, onStale: () => void): Promise<T> {
    const { key, type } = question;
    const kept = fresh.get(key);
    if (kept?.type === type && kept.until > now()) return kept.value as T;
    fresh.delete(key);
    const outcome = askOnce(question).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const patience = now() < troubledUntil ? 0 : patienceMs;
    const soon = await Promise.race([outcome, after(patience)]);
    if (soon && 'value' in soon) return soon.value;

    // Read only now: mostly the service answers, and what it said before need not be looked at.
    const earlier = await earlierAnswer(question);
    const result = soon ?? (earlier ? undefined : await outcome);
    if (result && 'value' in result) return result.value;
    if (!result) {
      troubledUntil = now() + timeoutMs;
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
    onStale();
    return earlier.value;
  }

  /** What the service said before, unless an earlier version of the site kept it in another shape. */
  async function earlierAnswer<T>({ key, read }: Question<T>): Promise<{ value: T } | undefined> {
    const text = await lastGood.read(key);
    try {
      return text === undefined ? undefined : { value: read(JSON.parse(text)) };
    } catch {
      return undefined;
    }
  }

  function tracked(onUse: (model: string) => void, onStale: () => void = () => {}): Content {
    const usedKeyOf = (type: ContentType, query: ContentQuery) => {
      for (const model of [type.model, ...type.embeds]) onUse(model);
      return keyOf(type, query);
    };
    return {
      async single(type, query) {
        const question = {
          key: usedKeyOf(type, query),
          type,
          read: (answer: unknown, onUnshown?: OnUnshown) => readSingle(type, answer, onUnshown),
          isEmpty: () => false,
        };
        return answerTo(question, onStale);
      },
      async list(type, query) {
        const question = {
          key: usedKeyOf(type, query),
          type,
          read: (answer: unknown, onUnshown?: OnUnshown) => readList(type, answer, onUnshown),
          isEmpty: ({ items }: Listing<unknown>) => items.length === 0,
        };
        return answerTo(question, onStale);
      },
    };
  }

  function invalidate(model?: string): void {
    generation += 1;
    underway.clear();
    options.unshown?.forget(model);
    for (const [key, { type }] of fresh) {
      const shows = model === undefined || type.model === model || type.embeds.includes(model);
      if (shows) fresh.delete(key);
    }
  }

  return { tracked, invalidate };
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
