import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testFiles } from './test-files.ts';

/** They say what the sample content holds: nobody may have written before them. */
const readers = testFiles(
  'access',
  'content-pages',
  'forms-of-values',
  'site-and-forms',
  'content-state',
  'report-command',
);
/** It takes roles from people whom all files share. */
const last = testFiles('second-node');

function rankOf({ moduleId }: TestSpecification): number {
  const file = basename(moduleId);
  if (last.includes(file)) return readers.length + 1;
  return readers.includes(file) ? readers.indexOf(file) : readers.length;
}

/** Vitest itself begins with what failed or took long the last time: another order in each run. */
export class FixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
