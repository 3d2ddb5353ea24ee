import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { checkDataDir, roomFor } from './data-dir.ts';

test('a folder that can be written in is well and left as it was', () =>
  withTempDir(async (dataDir) => {
    expect((await checkDataDir({ dataDir }))[0]?.state).toBe('good');
    expect(await readdir(dataDir)).toEqual([]);
  }));

test('what others can read is told', () =>
  withTempDir(async (dataDir) => {
    await chmod(dataDir, 0o700);
    expect((await checkDataDir({ dataDir }))[1]?.state).toBe('good');
    await writeFile(join(dataDir, 'outbox.db'), '');
    await chmod(join(dataDir, 'outbox.db'), 0o644);
    await chmod(dataDir, 0o755);
    const [, told] = await checkDataDir({ dataDir });
    expect(told?.state).toBe('wrong');
    expect(told?.sentence).toContain('the folder itself, outbox.db. npm start closes it');
  }));

test('a folder that is missing, or none, is told', () =>
  withTempDir(async (parent) => {
    const missing = await checkDataDir({ dataDir: join(parent, 'missing') });
    expect(missing).toMatchObject(
      [{ state: 'wrong', sentence: /There is no folder/ }].map(matching),
    );
    await writeFile(join(parent, 'file'), '');
    const none = await checkDataDir({ dataDir: join(parent, 'file') });
    expect(none).toMatchObject(
      [{ state: 'wrong', sentence: /Nothing can be written/ }].map(matching),
    );
  }));

const matching = ({ state, sentence }: { state: string; sentence: RegExp }) => ({
  state,
  sentence: expect.stringMatching(sentence),
});

test('room on the disk', () => {
  const megabyte = 1024 * 1024;
  expect(roomFor(5000 * megabyte).state).toBe('good');
  expect(roomFor(500 * megabyte)).toEqual({
    state: 'doubtful',
    sentence: '500 MB are free on the disk of the data. Make room soon.',
  });
  expect(roomFor(100 * megabyte).state).toBe('wrong');
});
