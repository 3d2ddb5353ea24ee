import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { run } from '../run.ts';
import { changedFiles, stagesTouchedBy } from './changed-stages.ts';
import { stages } from './stages.ts';

const all = stages.map(({ name }) => name);

test.each([
  ['docs/operations.md', ['unit', 'check']],
  ['tests/nodes/post-limit.test.ts', ['check', 'nodes']],
  // The tests of the forms never meet it.
  ['cms/src/index.ts', all.filter((name) => name !== 'faults-forms' && name !== 'faults-postgres')],
  ['web/src/server/site.ts', all],
  // Programs of all tests are started with it.
  ['scripts/lib/children.ts', all],
  ['tests/support/nginx.ts', all],
  ['package-lock.json', all],
])('a change of %s', (file, names) => {
  expect(stagesTouchedBy([file], all)).toEqual(names);
});

test('several changes touch what each of them touches, and nothing touches nothing', () => {
  const files = ['tests/nodes/post-limit.test.ts', 'tests/operations/life.test.ts'];
  expect(stagesTouchedBy(files, all)).toEqual(['check', 'operations', 'nodes']);
  expect(stagesTouchedBy([], all)).toEqual([]);
});

test('what differs from main: committed, not committed, new; unknown without a main', async () => {
  await withTempDir(async (folder) => {
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: folder,
      });
    const commit = async (file: string) => {
      await writeFile(join(folder, file), 'text');
      await git('add', file);
      await git('commit', '--quiet', '--message', file);
    };
    await git('init', '--quiet', '--initial-branch', 'main');
    await commit('first.md');
    await git('checkout', '--quiet', '-b', 'work');
    await commit('second.md');
    await writeFile(join(folder, 'first.md'), 'other text');
    await writeFile(join(folder, 'third.md'), 'text');
    expect((await changedFiles(folder))?.toSorted()).toEqual(['first.md', 'second.md', 'third.md']);

    await git('branch', '--quiet', '--delete', '--force', 'main');
    expect(await changedFiles(folder)).toBeUndefined();
  });
});
