import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { openDatabase } from './database.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = useFolder();
});

async function open() {
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder });
  onTestFinished(() => opened.db.destroy());
  return opened;
}

it('is made once, however many programs open it at the same time', async () => {
  const opened = await Promise.all([open(), open(), open()]);
  for (const { db } of opened) {
    expect(await db.selectFrom('submission').selectAll().execute()).toEqual([]);
  }
});

it('hardly stops the program, and its pages, while another program holds it', async () => {
  const { db } = await open();
  const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db);
  expect(rows[0]?.timeout).toBeLessThanOrEqual(5);
});

it('is made whole or not at all', async () => {
  const file = join(dataFolder, 'outbox.db');
  const before = new Sqlite(file);
  // In the way of the second table: the first one must not stay behind either.
  before.exec('CREATE TABLE delivery (id TEXT)');
  await expect(open()).rejects.toThrow('delivery');
  before.exec('DROP TABLE delivery');
  before.close();
  const { db } = await open();
  expect(await db.selectFrom('delivery').selectAll().execute()).toEqual([]);
});
