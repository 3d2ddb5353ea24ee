import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';
import { withTempDir } from './temp-dir.ts';

test('what another program is making is waited for, not made twice', async () => {
  await withTempDir(async (parent) => {
    const folder = join(parent, 'thing');
    const other = execFile(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    const theirs = `${folder}.unfinished-${other.pid}`;
    await mkdir(theirs);
    let made = 0;
    const ours = madeOnce(folder, async () => {
      made += 1;
    });
    await rename(theirs, folder);
    expect(await ours).toBe(folder);
    expect(made).toBe(0);
    other.kill();
  });
});

test('what a program left unfinished when it died is made anew', async () => {
  await withTempDir(async (parent) => {
    const folder = join(parent, 'thing');
    // No program has a number this high.
    await mkdir(`${folder}.unfinished-99999999`);
    await madeOnce(folder, (unfinished) => writeFile(join(unfinished, 'whole'), ''));
    expect(await madeOnce(folder, () => Promise.reject(new Error('made twice')))).toBe(folder);
  });
});
