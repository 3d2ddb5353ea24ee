import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { madeOnce } from './made-once.ts';
import { withTempDir } from './temp-dir.ts';

/** Lives as long as the test. */
function otherProgram() {
  const other = execFile(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill());
  return other;
}

test('what another program is making is waited for, not made twice', async () => {
  await withTempDir(async (parent) => {
    const folder = join(parent, 'thing');
    const theirs = `${folder}.unfinished-${otherProgram().pid}`;
    await mkdir(theirs);
    let made = 0;
    const ours = madeOnce(folder, async () => {
      made += 1;
    });
    await rename(theirs, folder);
    expect(await ours).toBe(folder);
    expect(made).toBe(0);
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

test('so is what it left when its number is another’s by now', async () => {
  await withTempDir(async (parent) => {
    const folder = join(parent, 'thing');
    const left = `${folder}.unfinished-${otherProgram().pid}`;
    await mkdir(left);
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
    await utimes(left, anHourAgo, anHourAgo);
    await madeOnce(folder, (unfinished) => writeFile(join(unfinished, 'whole'), ''));
    expect(existsSync(join(folder, 'whole'))).toBe(true);
  });
});
