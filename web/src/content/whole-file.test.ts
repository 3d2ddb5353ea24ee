import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { removeUnfinished, writeWhole } from './whole-file.ts';

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

it('a file is there whole, and nothing beside it', async () => {
  await writeWhole(join(folder, 'a.json'), 'text');
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('text');
  expect(await readdir(folder)).toEqual(['a.json']);
});

it('a write that fails leaves nothing behind', async () => {
  await mkdir(join(folder, 'taken'));
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

it('what killed programs had begun is removed, what a living one writes is not', async () => {
  const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
  const living = `b.json.${process.ppid}.tmp`;
  const below = join('feeds', 'empty');
  await mkdir(join(folder, below), { recursive: true });
  for (const name of [
    `a.json.${ended}.tmp`,
    `c.webp.${process.pid}.tmp`,
    join(below, `a.json.${ended}.tmp`),
    living,
    'd.json',
    'e.tmp',
  ]) {
    await writeFile(join(folder, name), '');
  }
  await removeUnfinished(folder);
  expect((await readdir(folder)).sort()).toEqual([living, 'd.json', 'e.tmp', 'feeds'].sort());
  expect(await readdir(join(folder, below))).toEqual([]);
});

it('a folder that is not there yet is no trouble', async () => {
  await expect(removeUnfinished(join(folder, 'none'))).resolves.toBeUndefined();
});
