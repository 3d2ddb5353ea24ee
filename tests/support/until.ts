import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

const pauseMs = 200;

/** Asks until it is so. For questions that cost something, which `eventually` would ask too often. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It was still not so after ${patienceMs} ms: ${isSo}`);
    await sleep(pauseMs);
  }
}
