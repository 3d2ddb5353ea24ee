import { expect, test } from 'vitest';
import { countsOf, isGood, nearestToItsLimit, type TestResult } from './results.ts';

const result = (outcome: TestResult['outcome'], more: Partial<TestResult> = {}): TestResult => ({
  file: 'relay.test.ts',
  name: 'sends',
  outcome,
  ...more,
});

test('what is unsteady has passed', () => {
  const results = [result('passed'), result('unsteady'), result('skipped')];
  expect(countsOf(results)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(isGood(results)).toBe(true);
});

test('no tests is not good', () => {
  expect(isGood([])).toBe(false);
  expect(isGood([result('skipped')])).toBe(false);
  expect(isGood([result('passed'), result('failed')])).toBe(false);
});

test('nearest to its limit is the largest share, not the longest time', () => {
  const results = [
    result('passed'),
    result('passed', { name: 'long', durationMs: 50_000, limitMs: 600_000 }),
    result('passed', { name: 'near', durationMs: 20_000, limitMs: 60_000 }),
  ];
  expect(nearestToItsLimit(results)).toBe('relay.test.ts: near, 20 of 60 s');
  expect(nearestToItsLimit([result('passed')])).toBeUndefined();
});
