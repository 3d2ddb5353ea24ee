import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Looks again until what is expected holds; fails with the last reason when patience is over. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: patienceMs, interval: 20 });
}
