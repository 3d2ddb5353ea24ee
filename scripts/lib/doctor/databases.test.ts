import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { openDatabase } from '../../../web/src/outbox/database.ts';
import { checkDatabases } from './databases.ts';
import { soundSettings } from './stand-in-settings.ts';

async function makeBoth(dataDir: string) {
  await (await openDatabase({ databaseUrl: undefined, dataFolder: dataDir })).db.destroy();
  const content = new Sqlite(join(dataDir, 'content.db'));
  content.exec('create table nouvelles (title text)');
  const insert = content.prepare('insert into nouvelles values (?)');
  content.transaction(() => {
    for (let row = 0; row < 500; row += 1) insert.run('Une nouvelle'.repeat(20));
  })();
  content.close();
}

const states = async (dataDir: string) =>
  (await checkDatabases(soundSettings({ dataDir }))).map(({ state }) => state);

test('both files are well', () =>
  withTempDir(async (dataDir) => {
    await makeBoth(dataDir);
    expect(await states(dataDir)).toEqual(['good', 'good']);
  }));

test('what is missing, overwritten or damaged inside is told with what to do', () =>
  withTempDir(async (dataDir) => {
    await makeBoth(dataDir);
    const content = join(dataDir, 'content.db');
    const bytes = await readFile(content);
    bytes.fill(0xff, 8192, 16_384);
    await writeFile(content, bytes);
    await rm(join(dataDir, 'outbox.db'));
    const damaged = await checkDatabases(soundSettings({ dataDir }));
    expect(damaged.map(({ state }) => state)).toEqual(['wrong', 'wrong']);
    expect(damaged[0]?.sentence).toMatch(/content\.db.*is damaged|cannot be read/);
    expect(damaged[1]?.sentence).toMatch(/outbox\.db.*is missing/);
    for (const { sentence } of damaged) expect(sentence).toContain('npm run restore');

    await writeFile(content, 'not a database at all, only words'.repeat(100));
    expect((await checkDatabases(soundSettings({ dataDir })))[0]?.sentence).toContain(
      'cannot be read',
    );
  }));

test('a PostgreSQL that does not answer is told', async () => {
  const env = { DATABASE_URL: 'postgres://salve@127.0.0.1:9/salve' };
  expect(await checkDatabases(soundSettings({ env }))).toEqual([
    { state: 'wrong', sentence: expect.stringContaining('PostgreSQL does not answer') },
  ]);
});
