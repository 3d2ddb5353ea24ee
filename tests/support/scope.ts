/** For what tests are set up with; what they look at is `inAll`'s. */
export const isEverything = process.env.SCOPE === 'all';

/**
 * What a test looks at: everything in `npm run test:all`, a sample of it in `npm test`, which looks
 * at each page once and at each rule once. No test is skipped by any other way.
 */
export function inAll<T>(everything: readonly T[], sample: readonly T[]): readonly T[];
export function inAll(everything: number, sample: number): number;
export function inAll(
  everything: number | readonly unknown[],
  sample: number | readonly unknown[],
): number | readonly unknown[] {
  if (!isPart(sample, everything)) throw new Error('The sample is no part of everything.');
  return isEverything ? everything : sample;
}

function isPart(sample: number | readonly unknown[], everything: number | readonly unknown[]) {
  if (typeof sample === 'number') return sample <= Number(everything);
  return typeof everything !== 'number' && sample.every((one) => everything.includes(one));
}

/** Test files that `npm test` leaves to `npm run test:all`. */
export const leftToAll: readonly string[] = isEverything ? [] : ['**/*.all.{test,spec}.ts'];
