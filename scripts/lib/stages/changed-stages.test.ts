import { expect, test } from 'vitest';
import { stagesTouchedBy } from './changed-stages.ts';
import { stages } from './test-stages.ts';

const all = stages.map(({ name }) => name);

test.each([
  ['docs/operations.md', ['check', 'unit']],
  ['tests/nodes/two-nodes.test.ts', ['check', 'nodes']],
  ['cms/src/index.ts', all.filter((name) => !name.startsWith('faults'))],
  ['web/src/server/site.ts', all.filter((name) => !name.startsWith('contract'))],
  // Programs of all tests are started with it.
  ['scripts/lib/children.ts', all],
  ['tests/support/nginx.ts', all],
  ['package-lock.json', all],
])('a change of %s', (file, names) => {
  expect(stagesTouchedBy([file], all)).toEqual(names);
});

test('several changes touch what each of them touches, and nothing touches nothing', () => {
  const files = ['tests/nodes/two-nodes.test.ts', 'tests/operations/doctor.test.ts'];
  expect(stagesTouchedBy(files, all)).toEqual(['check', 'operations', 'nodes']);
  expect(stagesTouchedBy([], all)).toEqual([]);
});
