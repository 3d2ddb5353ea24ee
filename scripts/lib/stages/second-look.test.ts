import { expect, test } from 'vitest';
import { runItself } from './reports.ts';
import type { TestResult } from './results.ts';
import { type Selected, withSecondLook } from './second-look.ts';

const result = (name: string, outcome: TestResult['outcome'], file = 'a.test.ts'): TestResult => ({
  file,
  name,
  outcome,
  ...(outcome === 'failed' ? { error: `${name} broke` } : {}),
});

/** Answers with these reports in turn and remembers what was selected. */
function runner(...reports: TestResult[][]) {
  const asked: (readonly Selected[] | undefined)[] = [];
  const look = withSecondLook(async (selected) => {
    asked.push(selected);
    return reports[asked.length - 1] ?? [];
  });
  return { look, asked };
}

test('nothing failed: one look', async () => {
  const { look, asked } = runner([result('one', 'passed')]);
  expect(await look).toEqual([result('one', 'passed')]);
  expect(asked).toEqual([undefined]);
});

test('what passes the second time is unsteady, with its first error; what fails again failed', async () => {
  const { look, asked } = runner(
    [result('one', 'failed'), result('two', 'failed'), result('three', 'passed')],
    [result('one', 'passed'), result('two', 'failed')],
  );
  expect(await look).toEqual([
    { ...result('one', 'failed'), outcome: 'unsteady' },
    result('two', 'failed'),
    result('three', 'passed'),
  ]);
  expect(asked[1]).toEqual([
    { file: 'a.test.ts', name: 'one' },
    { file: 'a.test.ts', name: 'two' },
  ]);
});

test('what is not seen again, or breaks the second run, failed', async () => {
  expect(await runner([result('one', 'failed')], []).look).toEqual([result('one', 'failed')]);
  const broken = runner([result('one', 'failed')], [runItself]);
  expect(await broken.look).toEqual([result('one', 'failed'), runItself]);
});

test('a file in which tests were not run is run whole', async () => {
  const { look, asked } = runner(
    [result('one', 'passed'), result('two', 'failed'), result('three', 'skipped')],
    [result('one', 'passed'), result('two', 'passed'), result('three', 'passed')],
  );
  expect(await look).toMatchObject([
    { name: 'one', outcome: 'passed' },
    { name: 'two', outcome: 'unsteady' },
    { name: 'three', outcome: 'passed' },
  ]);
  expect(asked[1]).toEqual([{ file: 'a.test.ts', name: '' }]);
});

test('a file that could not be loaded, and can be the second time', async () => {
  const file = result('', 'failed');
  expect(await runner([file], [result('one', 'passed')]).look).toMatchObject([
    { name: '', outcome: 'unsteady' },
    { name: 'one', outcome: 'passed' },
  ]);
  expect(await runner([file], [file]).look).toEqual([file]);
  expect(await runner([file], []).look).toEqual([file]);
});

test('a run that failed without a test is done again, whole', async () => {
  const { look, asked } = runner([runItself], [result('one', 'passed')]);
  expect(await look).toMatchObject([{ outcome: 'unsteady' }, { name: 'one', outcome: 'passed' }]);
  expect(asked).toEqual([undefined, undefined]);
});

test('a test that fails only the second time is unsteady too', async () => {
  const { look } = runner(
    [result('one', 'failed'), result('two', 'passed')],
    [result('one', 'failed'), result('two', 'failed')],
  );
  expect(await look).toMatchObject([{ outcome: 'failed' }, { outcome: 'unsteady' }]);
});

test('many failures are no chance: one look', async () => {
  const many = Array.from({ length: 21 }, (_, index) => result(`test ${index}`, 'failed'));
  const { look, asked } = runner(many);
  expect(await look).toEqual(many);
  expect(asked).toHaveLength(1);
});
