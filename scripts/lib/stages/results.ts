export interface TestResult {
  /** Relative to the repository; empty where no file is meant. */
  file: string;
  /** With the groups that it stands in; empty where the file itself could not be run. */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'unsteady';
  /** Of the first failure, in the runner's words. */
  error?: string;
  durationMs?: number;
  limitMs?: number;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** An unsteady test has passed: it is named, and its failure is kept. */
export function countsOf(results: readonly TestResult[]): Counts {
  const count = (...outcomes: TestResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    passed: count('passed', 'unsteady'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

/** A stage without tests is as bad as a failing one: it proves nothing and looks as if it did. */
export function isGood(results: readonly TestResult[]): boolean {
  const { passed, failed } = countsOf(results);
  return failed === 0 && passed > 0;
}

export const titleOf = ({ file, name }: TestResult) => [file, name].filter(Boolean).join(': ');

/** The test that would be the first to go red on a slower machine. */
export function nearestToItsLimit(results: readonly TestResult[]): string | undefined {
  const share = ({ durationMs = 0, limitMs = Number.POSITIVE_INFINITY }: TestResult) =>
    durationMs / limitMs;
  const [nearest] = results
    .filter((result) => share(result) > 0)
    .toSorted((a, b) => share(b) - share(a));
  if (!nearest) return undefined;
  const seconds = (milliseconds = 0) => (milliseconds / 1000).toFixed(0);
  return `${titleOf(nearest)}, ${seconds(nearest.durationMs)} of ${seconds(nearest.limitMs)} s`;
}
