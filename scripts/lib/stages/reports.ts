import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testLimitMs } from '../../../tests/support/patience.ts';
import { root } from '../paths.ts';
import type { TestResult } from './results.ts';

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      timeout: number;
      status: string;
      results: readonly { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

/** How a Playwright list of tests and its report name a test; no title contains it. */
export const playwrightSeparator = ' › ';

export function readVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test): TestResult => {
      const [error] = test.failureMessages ?? [];
      return {
        file,
        name: test.fullName,
        outcome: outcomeIn(test.status, 'passed', 'failed'),
        ...(error ? { error: stripVTControlCharacters(error) } : {}),
        durationMs: test.duration ?? 0,
        limitMs: testLimitMs,
      };
    });
    // A file that cannot be loaded, or whose hook breaks, fails without a test.
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken
      ? [...tests, { file, name: '', outcome: 'failed', error: message ?? '' } as const]
      : tests;
  });
}

export function readPlaywright(report: PlaywrightReport): TestResult[] {
  // The outermost title is the file's name.
  return report.suites.flatMap((suite) => testsIn(suite, []));
}

function testsIn(suite: PlaywrightSuite, groups: readonly string[]): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test): TestResult => {
      const error = test.results.find((result) => result.error)?.error?.message;
      return {
        file: suite.file,
        name: [`[${test.projectName}]`, ...groups, title].join(playwrightSeparator),
        outcome: outcomeIn(test.status, 'expected', 'unexpected'),
        ...(error ? { error: stripVTControlCharacters(error) } : {}),
        durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
        limitMs: test.timeout,
      };
    }),
  );
  const inner = (suite.suites ?? []).flatMap((group) => testsIn(group, [...groups, group.title]));
  return [...own, ...inner];
}

function outcomeIn(status: string, passed: string, failed: string): TestResult['outcome'] {
  if (status === passed) return 'passed';
  return status === failed ? 'failed' : 'skipped';
}

/**
 * A runner that fails without a failed test (a set-up that breaks, an error outside of all tests,
 * no report at all) counts as one failure.
 */
export async function resultsFrom<Report>(
  file: string,
  exitCode: number,
  read: (report: Report) => TestResult[],
): Promise<TestResult[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const results = text === undefined ? [] : read(JSON.parse(text) as Report);
  if (exitCode === 0 || results.some(({ outcome }) => outcome === 'failed')) return results;
  return [...results, runItself];
}

export const runItself: TestResult = {
  file: '',
  name: 'the run itself; see its log',
  outcome: 'failed',
};
