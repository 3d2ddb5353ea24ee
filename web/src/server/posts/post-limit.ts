import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Patience } from '../../outbox/postgres-pool.ts';
import { postsPerWindow, postWindowSeconds, storedPerWindow } from '../../site/limits.ts';
import { createSharedCount, type SharedCount } from './shared-count.ts';

export interface PostLimitOptions {
  /** Where the nodes count together; each in its own memory without it. */
  readonly databaseUrl: string | undefined;
  readonly onError: (error: unknown) => void;
  /** How long the shared count may take before a node counts alone. */
  readonly patience?: Patience;
}

export interface PostLimit {
  /** Counts a post, whatever becomes of it. How long its sender must wait; 0 when it may be read. */
  secondsToWait(sender: string): Promise<number>;
  /** Stores a message, told whether its sender has sent many already. Only what is new counts. */
  storing<Stored extends { readonly isNew: boolean }>(
    sender: string,
    store: (isOneOfMany: boolean) => Promise<Stored>,
  ): Promise<Stored>;
  stop(): Promise<void>;
}

const window = { points: postsPerWindow, duration: postWindowSeconds };

/**
 * Counts by sender, in two ways: posts, to hold off floods, and messages that were stored, to set
 * aside those beyond what a person sends. It is gone soon after ten minutes.
 */
export function createPostLimit({ databaseUrl, onError, patience }: PostLimitOptions): PostLimit {
  const memory = new RateLimiterMemory(window);
  const shared: SharedCount | undefined =
    databaseUrl === undefined
      ? undefined
      : createSharedCount({
          ...window,
          databaseUrl,
          table: 'post_count',
          otherwise: memory,
          onError,
          patience,
        });
  const counter = async (): Promise<RateLimiterAbstract> => (await shared?.limiter()) ?? memory;

  return {
    async secondsToWait(sender) {
      const counts = await counter();
      try {
        await counts.consume(`post ${sender}`);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
    async storing(sender, store) {
      const counts = await counter();
      const name = `stored ${sender}`;
      // Counted first and given back: of many at once, no two are taken for the fifth.
      const { consumedPoints } = await counts.penalty(name);
      // What is stored is stored: a count that cannot be mended must not make it look failed.
      const giveBack = () => counts.reward(name).catch(onError);
      try {
        const stored = await store(consumedPoints > storedPerWindow);
        if (!stored.isNew) await giveBack();
        return stored;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
    stop: async () => shared?.stop(),
  };
}
