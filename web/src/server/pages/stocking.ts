import { setTimeout as rest } from 'node:timers/promises';
import type { PublishedAddress } from '../publishing/published.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderedPage, StoredPage } from './stored-page.ts';

export interface StockingOptions {
  readonly cache: Pick<PageCache, 'stock' | 'reconcile' | 'unready' | 'holds'>;
  /** Rejects when that cannot be known now. */
  readonly published: () => Promise<readonly PublishedAddress[]>;
  readonly render: (key: string) => Promise<RenderedPage>;
  /** Hears of every page that was drawn. */
  readonly onDrawn?: (html: string) => void;
  /** Whether visitors wait for something: they come first. */
  readonly isBusy: () => boolean;
  readonly onError: (error: unknown) => void;
  /** After how long what failed is tried again; each time in a row, twice as long. */
  readonly retryMs?: number;
}

const usualRetryMs = 2000;
const longestRetryMs = 60_000;
/** One question, asked by nobody else: the site hears soon that the content service is there. */
const longestWaitMs = 10_000;
const yieldMs = 25;
/** Further ones of a list are drawn when they are visited: of ten thousand articles there are two thousand. */
const pagesOfList = 10;

/** What is drawn now would be no better than what lies there. */
class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/**
 * Draws every published page before anybody asks for it: at the start, and what a publish touched
 * at once after it. One page at a time, and never while visitors wait.
 */
export function createStocking(options: StockingOptions) {
  const { cache, published, render, onDrawn, isBusy, onError, retryMs = usualRetryMs } = options;
  /** Since when each page waits. */
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let failuresInARow = 0;
  let hasNews = false;
  let working: Promise<void> | undefined;
  let isStarted = false;
  let isStopped = false;

  function want(keys: readonly string[]): void {
    const now = Date.now();
    const since = new Map(keys.map((key) => [key, waiting.get(key) ?? now]));
    waiting.clear();
    for (const [key, time] of since) waiting.set(key, time);
  }

  async function plan(): Promise<void> {
    hasNews = false;
    const now = await published().catch((cause: unknown) => {
      throw new ServiceAway('What is published cannot be asked for now.', { cause });
    });
    cache.reconcile(now);
    want(cache.unready());
  }

  async function draw(key: string): Promise<StoredPage> {
    const page = await cache.stock(key, () => render(key));
    if (page.status >= 500) throw new Error(`${key} could not be drawn.`);
    if (page.shown.isStale) throw new ServiceAway(`${key} was drawn from earlier answers.`);
    return page;
  }

  /** Gives the first failure, which does not keep the others from being drawn. */
  async function drawAll(): Promise<unknown> {
    const drawn = new Set<string>();
    let failure: unknown;
    for (const [key] of waiting) {
      while (isBusy() && !isStopped) await rest(yieldMs);
      if (isStopped) break;
      drawn.add(key);
      try {
        const page = await draw(key);
        const html = Buffer.from(page.bodies.identity).toString();
        onDrawn?.(html);
        for (const further of furtherPages(key, html)) {
          // One that was drawn before is drawn anew when it is visited.
          if (cache.holds(further) || drawn.has(further) || waiting.has(further)) continue;
          waiting.set(further, Date.now());
        }
      } catch (error) {
        if (error instanceof ServiceAway) throw error;
        failure ??= error;
      }
      waiting.delete(key);
      if (hasNews) break;
    }
    return failure;
  }

  async function work(): Promise<void> {
    do {
      try {
        await plan();
        const failure = await drawAll();
        if (failure) throw failure;
        failuresInARow = 0;
      } catch (error) {
        onError(error);
        later(error instanceof ServiceAway ? longestWaitMs : longestRetryMs);
      }
    } while (hasNews && !isStopped);
  }

  function tell(): void {
    if (isStopped) return;
    hasNews = true;
    working ??= work().finally(() => {
      working = undefined;
    });
  }

  function later(longestMs: number): void {
    const waitMs = Math.min(retryMs * 2 ** failuresInARow, longestMs);
    failuresInARow += 1;
    clearTimeout(timer);
    timer = setTimeout(tell, waitMs).unref();
  }

  return {
    start(): void {
      if (isStarted) return;
      isStarted = true;
      tell();
    },
    /** A publish; the cache has heard of it already. */
    changed(): void {
      if (isStarted) tell();
    },
    waiting: () => waiting.size,
    /** Whether some pages may have yet to be drawn. */
    isAtWork: () => working !== undefined || waiting.size > 0,
    /** Since when the page that has waited longest does. */
    oldest: (): number | undefined =>
      waiting.size > 0 ? Math.min(...waiting.values()) : undefined,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

/** The other pages of a list that are drawn ahead; only the list knows how many it has. */
function furtherPages(key: string, html: string): string[] {
  const path = key.split('?')[0] ?? key;
  const links = html.matchAll(/ href="([^"?]*)\?page=(\d{1,6})"/g);
  const numbers = [...links].filter(([, to]) => to === path).map(([, , number]) => Number(number));
  return numbers
    .filter((number) => number > 1 && number <= pagesOfList)
    .map((number) => `${path}?page=${number}`);
}
