import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testLimitMs } from '../../../tests/support/patience.ts';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { root } from '../paths.ts';
import { readPlaywright, readVitest, resultsFrom, runItself } from './reports.ts';

const passed = { fullName: 'relay waits', status: 'passed', duration: 12 };
const failed = {
  fullName: 'relay sends once',
  status: 'failed',
  failureMessages: ['\u001b[31mError: sent twice\u001b[39m'],
};

test("vitest's report", () => {
  const testResults = [
    { name: join(root, 'web/relay.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    {
      name: join(root, 'web/broken.test.ts'),
      status: 'failed',
      message: 'cannot be loaded',
      assertionResults: [{ fullName: 'never begun', status: 'pending' }],
    },
  ];
  const limits = { limitMs: testLimitMs };
  expect(readVitest({ testResults })).toEqual([
    {
      file: 'web/relay.test.ts',
      name: 'relay waits',
      outcome: 'passed',
      durationMs: 12,
      ...limits,
    },
    {
      file: 'web/relay.test.ts',
      name: 'relay sends once',
      outcome: 'failed',
      error: 'Error: sent twice',
      durationMs: 0,
      ...limits,
    },
    {
      file: 'web/broken.test.ts',
      name: 'never begun',
      outcome: 'skipped',
      durationMs: 0,
      ...limits,
    },
    { file: 'web/broken.test.ts', name: '', outcome: 'failed', error: 'cannot be loaded' },
  ]);
});

test("playwright's report: with project and groups, as its list of tests names them", () => {
  const limitMs = 300;
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [
      {
        projectName: 'side by side',
        timeout: limitMs,
        status,
        results: [{ duration: 7, ...(message ? { error: { message } } : {}) }],
      },
    ],
  });
  const file = 'menu.spec.ts';
  const group = { title: 'menu', file, specs: [spec('closes', 'unexpected', 'Error: open')] };
  const suites = [{ title: file, file, specs: [spec('opens', 'expected')], suites: [group] }];
  const times = { durationMs: 7, limitMs };
  expect(readPlaywright({ suites })).toEqual([
    { file, name: '[side by side] › opens', outcome: 'passed', ...times },
    {
      file,
      name: '[side by side] › menu › closes',
      outcome: 'failed',
      error: 'Error: open',
      ...times,
    },
  ]);
});

test('a runner that fails without a report, or without a failed test, counts as one failure', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'report.json');
    expect(await resultsFrom(file, 1, readVitest)).toEqual([runItself]);
    const report = {
      testResults: [{ name: 'relay.test.ts', status: 'passed', assertionResults: [passed] }],
    };
    await writeFile(file, JSON.stringify(report));
    expect(await resultsFrom(file, 1, readVitest)).toMatchObject([
      { outcome: 'passed' },
      { outcome: 'failed' },
    ]);
    expect(await resultsFrom(file, 0, readVitest)).toMatchObject([{ outcome: 'passed' }]);
  });
});
