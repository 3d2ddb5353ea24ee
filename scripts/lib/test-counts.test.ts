import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { add, countPlaywright, countsFrom, countVitest, isGood, nothing } from './test-counts.ts';

const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test("vitest's report", () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test("playwright's report: a flaky test has failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('no tests is not good', () => {
  expect(isGood(nothing)).toBe(false);
  expect(isGood(add(nothing, { passed: 1, failed: 0, skipped: 0 }))).toBe(true);
  expect(isGood({ passed: 9, failed: 1, skipped: 0 })).toBe(false);
});

test('a runner that fails without a report, or without a failed test, counts as one failure', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'report.json');
    expect(await countsFrom(file, 1, countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    await writeFile(file, JSON.stringify({ ...vitestReport, numFailedTests: 0 }));
    expect(await countsFrom(file, 1, countVitest)).toMatchObject({ passed: 3, failed: 1 });
    expect(await countsFrom(file, 0, countVitest)).toMatchObject({ passed: 3, failed: 0 });
  });
});
