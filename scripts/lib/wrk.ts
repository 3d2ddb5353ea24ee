import type { Progress } from './progress.ts';
import { ensureProgram, findProgram } from './system-program.ts';

/** A load program in C: one in Node is slower than what it is to measure. */
export const findWrk = () => findProgram('wrk');

export const ensureWrk = (progress: Progress) => ensureProgram('wrk', 'wrk', progress);
