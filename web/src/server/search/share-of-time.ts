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
    hasTime(): boolean {
      const at = now();
      spentMs = Math.max(0, spentMs - (at - lookedAt) * share);
      lookedAt = at;
      return spentMs < burstMs;
    },
    add(tookMs: number): void {
      spentMs += tookMs;
    },
  };
}

export type ShareOfTime = ReturnType<typeof createShareOfTime>;
