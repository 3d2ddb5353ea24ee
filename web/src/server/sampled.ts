export interface SampleOptions {
  readonly atMost: number;
  readonly withinMs: number;
  readonly now?: () => number;
}

/** Enough to see what is wrong, and too little to fill a disk. */
const usual: SampleOptions = { atMost: 10, withinMs: 60_000 };

/**
 * Tells of the first few of many like events, and later how many were passed over: strangers can
 * cause them without end, and each told one costs room.
 */
export function sampled<Event>(
  tell: (event: Event, passedOver: number) => void,
  { atMost, withinMs, now = Date.now }: SampleOptions = usual,
): (event: Event) => void {
  let since = Number.NEGATIVE_INFINITY;
  let told = 0;
  let passedOver = 0;
  return (event) => {
    if (now() - since >= withinMs) {
      since = now();
      told = 0;
    }
    if (told >= atMost) {
      passedOver += 1;
      return;
    }
    told += 1;
    tell(event, passedOver);
    passedOver = 0;
  };
}
