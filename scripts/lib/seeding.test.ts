import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { soundSettings } from './doctor/stand-in-settings.ts';
import { createProgress } from './progress.ts';
import { type Contents, ensureSeeded } from './seeding.ts';

const silent = createProgress({ write: () => undefined });

/** Starts once for each choice, on one data folder; answers which of the starts filled the database. */
async function starts(choices: readonly Contents[], env = {}): Promise<boolean[]> {
  const filled: boolean[] = [];
  await withTempDir(async (dataDir) => {
    const file = join(dataDir, 'content.db');
    for (const contents of choices) {
      let isFilled = false;
      await ensureSeeded(soundSettings({ env, dataDir }), silent, contents, async () => {
        isFilled = true;
      });
      await writeFile(file, '', { flag: 'a' });
      filled.push(isFilled);
    }
    await rm(file);
  });
  return filled;
}

test('a new SQLite database is filled unasked', async () => {
  expect(await starts([undefined])).toEqual([true]);
});

test('one that was begun empty stays so, until the sample is asked for', async () => {
  expect(await starts(['empty', undefined, 'sample'])).toEqual([false, false, true]);
});

test('PostgreSQL is filled when asked and never otherwise', async () => {
  const env = { DATABASE_URL: 'postgres://salve@localhost/mistyped' };
  expect(await starts([undefined, 'empty', undefined], env)).toEqual([false, false, false]);
  expect(await starts(['sample'], env)).toEqual([true]);
});
