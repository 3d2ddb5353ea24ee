import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { soundSettings } from './doctor/stand-in-settings.ts';
import { createProgress } from './progress.ts';
import { type Contents, ensureSeeded, isDecided, type SeedFlags } from './seeding.ts';

const onThisMachine = { siteUrl: 'http://localhost:3000' };

interface Start {
  readonly told: readonly string[];
  /** What the seed command was called with; undefined when it was not. */
  readonly flags: SeedFlags | undefined;
}

/** Starts once for each choice, on one data folder. */
async function starts(
  choices: readonly Contents[],
  changes: Parameters<typeof soundSettings>[0] = onThisMachine,
): Promise<Start[]> {
  const found: Start[] = [];
  await withTempDir(async (dataDir) => {
    for (const contents of choices) found.push(await start(dataDir, contents, changes));
  });
  return found;
}

async function start(
  dataDir: string,
  contents: Contents,
  changes: Parameters<typeof soundSettings>[0],
): Promise<Start> {
  const told: string[] = [];
  const progress = createProgress({ write: (text: string) => told.push(text) });
  let flags: SeedFlags | undefined;
  await ensureSeeded(
    soundSettings({ ...changes, dataDir }),
    progress,
    contents,
    async (_, given) => {
      flags = given;
      decideIn(dataDir);
    },
  );
  return { told, flags };
}

/** As the seed command leaves the database, whatever it was told. */
function decideIn(dataDir: string) {
  const database = new Sqlite(join(dataDir, 'content.db'));
  database.exec('create table if not exists strapi_core_store_settings (key text, value text)');
  database.exec("insert into strapi_core_store_settings values ('core_seed_completed', '\"x\"')");
  database.close();
}

const flagsOf = async (...given: Parameters<typeof starts>) =>
  (await starts(...given)).map(({ flags }) => flags);

test('a new SQLite database is filled unasked, once', async () => {
  expect(await flagsOf([undefined, undefined])).toEqual([['--if-new'], undefined]);
});

test('one that was begun empty stays so, until the sample is asked for', async () => {
  expect(await flagsOf(['empty', 'empty', undefined, 'sample'])).toEqual([
    ['--empty'],
    undefined,
    undefined,
    [],
  ]);
});

test('under a public address none is filled unasked, and the start says so', async () => {
  const [first] = await starts([undefined], { siteUrl: 'https://salve.example' });
  expect(first).toEqual({
    flags: undefined,
    told: [expect.stringContaining('npm start -- --sample')],
  });
});

test('PostgreSQL is filled when asked and never otherwise', async () => {
  const changes = {
    ...onThisMachine,
    env: { DATABASE_URL: 'postgres://salve@localhost/mistyped' },
  };
  expect(await flagsOf([undefined, 'empty', undefined], changes)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await flagsOf(['sample'], changes)).toEqual([[]]);
});

test('the tables alone decide nothing', () =>
  withTempDir(async (dataDir) => {
    await mkdir(dataDir, { recursive: true });
    const database = new Sqlite(join(dataDir, 'content.db'));
    database.exec('create table strapi_core_store_settings (key text, value text)');
    database.close();
    expect(isDecided(dataDir)).toBe(false);
  }));
