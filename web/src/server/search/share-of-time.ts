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

  function count<T>(work: () => T): T {
    const start = now();
    try {
      return work();
    } finally {
      spentMs += now() - start;
    }
  }

  function hasTime(): boolean {
    const at = now();
    spentMs = Math.max(0, spentMs - (at - lookedAt) * share);
    lookedAt = at;
    return spentMs < burstMs;
  }

  return {
    /** Undefined when the share is used up. */
    spend: <T>(work: () => T): T | undefined => (hasTime() ? count(work) : undefined),
    /** For the rest of what was begun: it is done in any case. */
    count,
  };
}

export type ShareOfTime = ReturnType<typeof createShareOfTime>;
