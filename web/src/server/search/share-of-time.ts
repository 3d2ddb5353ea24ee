export interface ShareOfTimeOptions {
  /** How much of the time may go into the work, from 0 to 1. */
  readonly share: number;
  /** How much of it may come at once after a rest. */
  readonly burstMs: number;
  readonly now?: (() => number) | undefined;
}

/** Holds work that nobody must have to a share of the time: beyond it, it is not begun. */
export function createShareOfTime({
  share,
  burstMs,
  now = () => performance.now(),
}: ShareOfTimeOptions) {
  let spentMs = 0;
  let lookedAt = now();
  return {
    /** Undefined when the share is used up. */
    spend<T>(work: () => T): T | undefined {
      const start = now();
      spentMs = Math.max(0, spentMs - (start - lookedAt) * share);
      lookedAt = start;
      if (spentMs >= burstMs) return undefined;
      try {
        return work();
      } finally {
        spentMs += now() - start;
      }
    },
  };
}
