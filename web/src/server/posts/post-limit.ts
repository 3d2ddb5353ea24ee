import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { postsPerWindow, postWindowSeconds } from '../../site/limits.ts';
import { createSharedCount, type SharedCount } from './shared-count.ts';

export interface PostLimitOptions {
  /** Where the nodes count together; each in its own memory without it. */
  readonly databaseUrl: string | undefined;
  /** The same on every node: a sender has the same name on each. */
  readonly secret: string;
  readonly onError: (error: unknown) => void;
}

export interface PostLimit {
  /** Counts a post of this sender. False when there were too many. */
  mayPost(sender: string): Promise<boolean>;
  stop(): Promise<void>;
}

const window = { points: postsPerWindow, duration: postWindowSeconds };

/** Counts posts by sender. What it remembers of a sender is gone soon after ten minutes. */
export function createPostLimit({ databaseUrl, secret, onError }: PostLimitOptions): PostLimit {
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
        });

  // An address is nobody else's: what is written down can be compared, not read.
  const nameOf = (sender: string) =>
    createHmac('sha256', secret).update(`post ${sender}`).digest('base64url');

  return {
    async mayPost(sender) {
      const limiter: RateLimiterAbstract = (await shared?.limiter()) ?? memory;
      try {
        await limiter.consume(nameOf(sender));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    stop: async () => shared?.stop(),
  };
}
