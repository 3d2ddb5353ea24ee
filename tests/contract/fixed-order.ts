import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They say what the sample content holds: nobody may have written before them. */
const readers = [
  'access.test.ts',
  'content-pages.test.ts',
  'forms-of-values.test.ts',
  'site-and-forms.test.ts',
  'content-state.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = readers.indexOf(basename(moduleId));
  return rank < 0 ? readers.length : rank;
};

/** Vitest itself begins with what failed or took long the last time: another order in each run. */
export class FixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
