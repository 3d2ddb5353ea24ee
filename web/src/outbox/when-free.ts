import { setTimeout as sleep } from 'node:timers/promises';

const firstPauseMs = 25;
const longestPauseMs = 250;

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Waits for a SQLite file that another program is writing to. SQLite's own waiting would stop the
 * whole program, pages included; this lets it go on.
 */
export async function whenFree<T>(task: () => Promise<T>, patienceMs: number): Promise<T> {
  const end = Date.now() + patienceMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await task();
    } catch (error) {
      if (!isBusy(error) || Date.now() + pause > end) throw error;
      await sleep(pause);
    }
  }
}
