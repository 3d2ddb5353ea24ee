import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  timeout: number;
  signal?: AbortSignal;
}

/** True once the address answers with a good status; false when it has not within the time. */
export async function waitFor(url: string, { timeout, signal }: WaitOptions): Promise<boolean> {
  const end = Date.now() + timeout;
  while (Date.now() < end && !signal?.aborted) {
    if (await answers(url)) return true;
    await sleep(150);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Not listening yet: the reason to wait.
    return false;
  }
}
