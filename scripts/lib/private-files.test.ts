import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { closeToOthers, openToOthers } from './private-files.ts';

const umask = process.umask();
afterEach(() => {
  process.umask(umask);
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('an installation of before is closed, and what is written later is closed from the start', () =>
  withTempDir(async (dataDir) => {
    await mkdir(join(dataDir, 'public/uploads'), { recursive: true });
    for (const name of ['outbox.db', 'content.db-wal', 'public/uploads/portrait.jpg']) {
      await writeFile(join(dataDir, name), '');
      await chmod(join(dataDir, name), 0o644);
    }
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'public'), 0o755);
    expect(await openToOthers(dataDir)).toEqual(['.', 'content.db-wal', 'outbox.db', 'public']);

    await closeToOthers(dataDir);
    expect(await openToOthers(dataDir)).toEqual([]);
    expect(await modeOf(dataDir)).toBe('700');
    expect(await modeOf(join(dataDir, 'public'))).toBe('700');
    expect(await modeOf(join(dataDir, 'outbox.db'))).toBe('600');
    expect(await modeOf(join(dataDir, 'public/uploads/portrait.jpg'))).toBe('600');

    await mkdir(join(dataDir, 'logs'));
    await writeFile(join(dataDir, 'logs/web.log'), '');
    expect(await modeOf(join(dataDir, 'logs'))).toBe('700');
    expect(await modeOf(join(dataDir, 'logs/web.log'))).toBe('600');
  }));

test('a folder that is not there is made, closed', () =>
  withTempDir(async (parent) => {
    await closeToOthers(join(parent, 'data'));
    expect(await modeOf(join(parent, 'data'))).toBe('700');
  }));
