import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  timeout: number;
  signal?: AbortSignal;
}

/** A program on a busy machine may be slow with its first answer; who asks anew begins anew. */
const probeMs = 10_000;

/** True once the address answers with a good status; false when it has not within the time. */
export async function waitFor(url: string, { timeout, signal }: WaitOptions): Promise<boolean> {
  const end = Date.now() + timeout;
  for (let left = timeout; left > 0 && !signal?.aborted; left = end - Date.now()) {
    const giveUp = AbortSignal.timeout(Math.min(probeMs, left));
    if (await answers(url, signal ? AbortSignal.any([giveUp, signal]) : giveUp)) return true;
    await sleep(150);
  }
  return false;
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Not listening yet: the reason to wait.
    return false;
  }
}
