import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Figure } from './benchmark.ts';

/** Values by subject and measure. */
export type Values = Record<string, Record<string, number>>;

export interface Results {
  readonly takenAt: string;
  readonly machine: { readonly cores: number; readonly node: string };
  readonly quick: boolean;
  readonly benchmarks: Record<string, Values>;
}

export const valuesOf = (figures: readonly Figure[]): Values => {
  const values: Values = {};
  for (const { subject, measure, value } of figures) {
    values[subject] = { ...values[subject], [measure]: rounded(value) };
  }
  return values;
};

/** Four digits are more than any run repeats. */
const rounded = (value: number) => Number(value.toPrecision(4));

export function resultsOf(benchmarks: Record<string, Values>, quick: boolean): Results {
  return {
    takenAt: new Date().toISOString(),
    machine: { cores: cpus().length, node: process.versions.node },
    quick,
    benchmarks,
  };
}

export async function readResults(file: string): Promise<Results | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Results);
}

export const writeResults = (file: string, results: Results) =>
  writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);

/** Benchmarks that did not run this time keep what they had. */
export const withEarlier = (results: Results, earlier: Results | undefined): Results => ({
  ...results,
  benchmarks: { ...earlier?.benchmarks, ...results.benchmarks },
});
