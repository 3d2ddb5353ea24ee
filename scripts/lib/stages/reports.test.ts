import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { add, countPlaywright, countsFrom, countVitest, isGood, nothing } from './test-counts.ts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/somewhere/relay.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'relay sends once', status: 'failed' },
        { fullName: 'relay waits', status: 'passed' },
      ],
    },
    { name: '/somewhere/broken.test.ts', status: 'failed', assertionResults: [] },
    { name: '/somewhere/good.test.ts', status: 'passed', assertionResults: [] },
  ],
};

test("vitest's report", () => {
  expect(countVitest(vitestReport)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['relay.test.ts: relay sends once', 'broken.test.ts'],
  });
});

test("playwright's report: a flaky test has failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = { title: 'opens', file: 'menu.spec.ts', line: 7, ok: false };
  const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }];
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['menu.spec.ts:7: opens'],
  });
});

test('no tests is not good', () => {
  expect(isGood(nothing)).toBe(false);
  expect(isGood(add(nothing, { ...nothing, passed: 1 }))).toBe(true);
  expect(isGood({ ...nothing, passed: 9, failed: 1 })).toBe(false);
});

test('a runner that fails without a report, or without a failed test, counts as one failure', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'report.json');
    expect(await countsFrom(file, 1, countVitest)).toEqual({
      ...nothing,
      failed: 1,
      failures: ['the run itself; see above'],
    });
    await writeFile(file, JSON.stringify({ ...vitestReport, numFailedTests: 0 }));
    expect(await countsFrom(file, 1, countVitest)).toMatchObject({ passed: 3, failed: 1 });
    expect(await countsFrom(file, 0, countVitest)).toMatchObject({ passed: 3, failed: 0 });
  });
});
