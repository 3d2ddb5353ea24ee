import type { Page } from '@playwright/test';

const hourMs = 3_600_000;

/**
 * The pages opened from now on have a clock that stands still and is moved by the test alone; what
 * it shows is returned. The empty page has one that runs until it is held, and none goes backwards:
 * an hour is more than holding it can take.
 */
export async function holdClock({ clock }: Page): Promise<Date> {
  const now = Date.now();
  const held = new Date(now + hourMs);
  await clock.install({ time: now });
  await clock.pauseAt(held);
  return held;
}
