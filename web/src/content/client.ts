import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Locale } from '../site/locale.ts';
import type { CollectionType, ContentType, SingleType } from './content-type.ts';
import { ContentMissing, ContentUnavailable } from './errors.ts';
import type { LastGood } from './last-good.ts';
import { readAnswer, readList, readSingle } from './read-answer.ts';
import { createRequest, keyOf, type RequestOptions } from './request.ts';

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
  readonly onFailure: (failure: { path: string; reason: string; servedLastGood: boolean }) => void;
  readonly now?: () => number;
}

interface Fresh {
  readonly until: number;
  readonly answer: unknown;
  readonly models: readonly string[];
}

/** More questions than a large site's pages ask within the time that an answer is news. */
const freshLimit = 300;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { lastGood, timeoutMs, patienceMs, freshMs, onFailure } = options;
  const request = createRequest(options);
  const now = options.now ?? Date.now;
  // Bounded: anyone can ask for entries that do not exist, without end.
  const fresh = new LRUCache<string, Fresh>({ max: freshLimit });
  const underway = new Map<string, Promise<unknown>>();
  // After a failure, callers with an earlier answer at hand don't wait for the next attempt.
  let troubledUntil = 0;
  let generation = 0;

  async function ask(key: string, type: ContentType): Promise<unknown> {
    const asked = generation;
    const answer = await request(key);
    // Checked before it is kept: a wrong-shaped answer must never become the last good one.
    readAnswer(type, answer);
    if (asked === generation) {
      fresh.set(key, { until: now() + freshMs, answer, models: [type.model, ...type.embeds] });
    }
    await lastGood.write(key, answer);
    return answer;
  }

  function askOnce(key: string, type: ContentType): Promise<unknown> {
    const running = underway.get(key);
    if (running) return running;
    const asking = ask(key, type).finally(() => underway.delete(key));
    underway.set(key, asking);
    return asking;
  }

  function failed(key: string, error: unknown, servedLastGood: boolean): void {
    troubledUntil = now() + patienceMs;
    const reason =
      error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown';
    onFailure({ path: key, reason, servedLastGood });
  }

  async function answerTo(key: string, type: ContentType, onStale: () => void): Promise<unknown> {
    const kept = fresh.get(key);
    if (kept && kept.until > now()) return kept.answer;
    fresh.delete(key);
    const outcome = askOnce(key, type).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const patience = now() < troubledUntil ? 0 : patienceMs;
    const soon = await Promise.race([outcome, after(patience)]);
    if (soon && 'answer' in soon) return soon.answer;

    // Read only now: mostly the service answers, and what it said before need not be looked at.
    const earlier = await earlierAnswer(key, type);
    const result = soon ?? (earlier === undefined ? await outcome : undefined);
    if (!result) {
      troubledUntil = now() + timeoutMs;
      void outcome.then((late) => {
        const isFailure = 'error' in late && !(late.error instanceof ContentMissing);
        if (isFailure) failed(key, late.error, true);
      });
    } else if ('answer' in result) {
      return result.answer;
    } else if (result.error instanceof ContentMissing) {
      throw result.error;
    } else {
      failed(key, result.error, earlier !== undefined);
      if (earlier === undefined) {
        throw new ContentUnavailable(`No content for ${key}.`, { cause: result.error });
      }
    }
    onStale();
    return earlier;
  }

  /** What the service said before, unless an earlier version of the site kept it in another shape. */
  async function earlierAnswer(key: string, type: ContentType): Promise<unknown> {
    const answer = await lastGood.read(key);
    return answer !== undefined && fits(type, answer) ? answer : undefined;
  }

  function tracked(onUse: (model: string) => void, onStale: () => void = () => {}): Content {
    const usedKeyOf = (type: ContentType, query: ContentQuery) => {
      for (const model of [type.model, ...type.embeds]) onUse(model);
      return keyOf(type, query);
    };
    return {
      async single(type, query) {
        return readSingle(type, await answerTo(usedKeyOf(type, query), type, onStale));
      },
      async list(type, query) {
        return readList(type, await answerTo(usedKeyOf(type, query), type, onStale));
      },
    };
  }

  function invalidate(model?: string): void {
    generation += 1;
    underway.clear();
    for (const [key, { models }] of fresh) {
      if (model === undefined || models.includes(model)) fresh.delete(key);
    }
  }

  return { tracked, invalidate };
}

function fits(type: ContentType, answer: unknown): boolean {
  try {
    readAnswer(type, answer);
    return true;
  } catch {
    return false;
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
