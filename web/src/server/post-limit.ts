import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { postsPerWindow, postWindowSeconds } from '../site/limits.ts';

/** Counts posts by sender. What it remembers of a sender is gone after ten minutes. */
export function createPostLimit(): (sender: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: postsPerWindow, duration: postWindowSeconds });
  return async (sender) => {
    try {
      await limiter.consume(sender);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
