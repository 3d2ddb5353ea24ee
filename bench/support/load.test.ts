import { expect, it } from 'vitest';
import { readReport } from './load.ts';

const report = (told: object) =>
  `Running 3s test\n  1 threads and 50 connections\n\n${JSON.stringify(told)}\n`;
const counted = { p50: 500, p99: 4_000, max: 9_000, refused: 0, broken: 0 };

it('reads what the load program has counted', () => {
  expect(readReport(report({ ...counted, requests: 300, microseconds: 3e6 }))).toEqual({
    requests: 300,
    perSecond: 100,
    p50: 0.5,
    p99: 4,
    max: 9,
    failures: 0,
  });
});

it('takes refusals and broken connections for failures', () => {
  const told = { ...counted, requests: 9, microseconds: 1e6, refused: 2, broken: 3 };
  expect(readReport(report(told)).failures).toBe(5);
});

it('no answer is an error, not a speed', () => {
  const told = { ...counted, requests: 0, microseconds: 1e6, broken: 50 };
  expect(() => readReport(report(told))).toThrow('no answer at all');
});
