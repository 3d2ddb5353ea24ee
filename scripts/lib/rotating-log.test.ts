import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { createRotatingLog } from './rotating-log.ts';

const limits = { bytes: 100, files: 3 };

test('what an earlier run wrote is still there', () =>
  withTempDir(async (folder) => {
    const file = join(folder, 'web.log');
    createRotatingLog(file, limits)('FATAL ERROR: Reached heap limit');
    createRotatingLog(file, limits)('The site answers.');
    expect(await readFile(file, 'utf8')).toBe(
      'FATAL ERROR: Reached heap limit\nThe site answers.\n',
    );
  }));

test('no more than so many files of such a size are kept, the newest lines in the first', () =>
  withTempDir(async (folder) => {
    const write = createRotatingLog(join(folder, 'web.log'), limits);
    for (let line = 1; line <= 200; line++) write(`line ${line}`);
    expect((await readdir(folder)).sort()).toEqual(['web.log', 'web.log.1', 'web.log.2']);
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(limits.bytes);
    }
    const newest = await readFile(join(folder, 'web.log'), 'utf8');
    expect(newest.trim().split('\n').at(-1)).toBe('line 200');
    const before = await readFile(join(folder, 'web.log.1'), 'utf8');
    expect(newest.startsWith(`line ${Number(before.trim().split(' ').at(-1)) + 1}\n`)).toBe(true);
  }));

test('nobody else may read it, and it holds no colours and no endless lines', () =>
  withTempDir(async (folder) => {
    const file = join(folder, 'cms.log');
    const write = createRotatingLog(file, { bytes: 1_000_000, files: 2 });
    write('\u001B[32minfo\u001B[39m: ready');
    write('x'.repeat(1_000_000));
    const [first, second] = (await readFile(file, 'utf8')).split('\n');
    expect(first).toBe('info: ready');
    expect(second?.length).toBe(16_384);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }));

test('where no new file can be begun, lines are lost and nobody is ended, until it can', () =>
  withTempDir(async (folder) => {
    const file = join(folder, 'web.log');
    const write = createRotatingLog(file, { bytes: 20, files: 2 });
    write('before the trouble');
    await mkdir(join(folder, 'web.log.1', 'in-the-way'), { recursive: true });
    write('meanwhile');
    write('and again');
    expect(await readFile(file, 'utf8')).toBe('before the trouble\n');
    await rm(join(folder, 'web.log.1'), { recursive: true });
    write('afterwards');
    expect(await readFile(file, 'utf8')).toBe('afterwards\n');
  }));

test('so it is when the file was closed and could not be opened again', () =>
  withTempDir(async (folder) => {
    const logs = join(folder, 'logs');
    await mkdir(logs);
    const file = join(logs, 'web.log');
    const write = createRotatingLog(file, { bytes: 20, files: 2 });
    write('before the trouble');
    await rename(logs, join(folder, 'elsewhere'));
    write('lost, with what follows');
    write('lost as well, of course');
    await rename(join(folder, 'elsewhere'), logs);
    write('afterwards');
    expect(await readFile(file, 'utf8')).toBe('afterwards\n');
  }));
