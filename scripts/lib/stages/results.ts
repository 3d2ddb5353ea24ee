import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name: in a long run the first message has scrolled away. */
  failures: readonly string[];
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

/** A stage without tests is as bad as a failing one: it proves nothing and looks as if it did. */
export function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; line: number; ok: boolean }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

export function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        // A file that cannot be loaded fails without a test.
        if (tests.length === 0) return [basename(name)];
        return tests.map(({ fullName }) => `${basename(name)}: ${fullName}`);
      }),
  };
}

/** A test that passed only when tried again has failed: whoever it hides from will meet it later. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${basename(file)}:${line}: ${title}`),
  ...suites.flatMap(failuresIn),
];

/**
 * Reads a runner's report. A runner that fails without a failed test (a file that cannot be
 * loaded, a set-up that breaks, no report at all) counts as one failure.
 */
export async function countsFrom<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const counts = text === undefined ? nothing : count(JSON.parse(text) as Report);
  if (exitCode === 0 || counts.failed > 0) return counts;
  const failures = counts.failures.length > 0 ? counts.failures : ['the run itself; see above'];
  return { ...counts, failed: 1, failures };
}
