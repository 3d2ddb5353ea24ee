import { runItself } from './reports.ts';
import type { TestResult } from './results.ts';

/** More than these do not fail by chance: a second look would only take the time of a first. */
const mostToLookAt = 20;

/** A test, or a whole file where no name is given. */
export type Selected = Pick<TestResult, 'file' | 'name'>;

/** Runs what is selected; everything when nothing is. */
export type RunTests = (selected?: readonly Selected[]) => Promise<TestResult[]>;

/**
 * Runs what has failed once more, alone. What fails again has failed. What passes is unsteady: a
 * defect of its own, but no reason to hold back work that did not cause it.
 */
export async function withSecondLook(runTests: RunTests): Promise<TestResult[]> {
  const first = await runTests();
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0 || failed.length > mostToLookAt) return first;

  const isAll = failed.includes(runItself);
  const second = await runTests(isAll ? undefined : failed.map((test) => selectedFor(test, first)));
  const again = new Map(second.map((result) => [keyOf(result), result]));
  const known = new Set(first.map(keyOf));
  return [
    ...first.map((result) => judge(result, again.get(keyOf(result)), second)),
    // What could not be run the first time.
    ...second.filter((result) => !known.has(keyOf(result))),
  ];
}

/** Where tests wait for one another, those after a failure were not run: the file is run whole. */
function selectedFor({ file, name }: TestResult, first: readonly TestResult[]): Selected {
  const isBrokenOff = first.some((other) => other.file === file && other.outcome === 'skipped');
  return { file, name: isBrokenOff ? '' : name };
}

function judge(
  first: TestResult,
  again: TestResult | undefined,
  second: readonly TestResult[],
): TestResult {
  if (first.outcome === 'skipped' && again) return again;
  if (first.outcome === 'passed' && again?.outcome === 'failed') {
    return { ...again, outcome: 'unsteady' };
  }
  if (first.outcome !== 'failed') return first;
  const hasPassed = isWhole(first)
    ? second.some(({ file }) => !first.file || file === first.file) && !again
    : again?.outcome === 'passed';
  return hasPassed ? { ...first, outcome: 'unsteady' } : first;
}

/** A failure of a file or of the run, which passes by not being told of again. */
const isWhole = (result: TestResult) => result.name === '' || result === runItself;

const keyOf = ({ file, name }: TestResult) => `${file}\n${name}`;
