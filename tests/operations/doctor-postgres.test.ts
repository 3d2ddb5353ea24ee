import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabases } from '../../scripts/lib/doctor/databases.ts';
import { checkDeliveries } from '../../scripts/lib/doctor/deliveries.ts';
import { soundSettings } from '../../scripts/lib/doctor/stand-in-settings.ts';
import { openDatabase } from '../../web/src/outbox/database.ts';
import { type Postgres, startPostgres } from '../contract/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test('a PostgreSQL without its tables is told, one that has them is well', async () => {
  const settings = soundSettings({ env: { DATABASE_URL: postgres.url } });
  const siteOnly = { ...settings, runsCms: false };
  expect(await checkDatabases(settings)).toEqual([
    { state: 'wrong', sentence: expect.stringContaining('what visitors send and the contents') },
  ]);
  expect(await checkDeliveries(settings)).toMatchObject([{ state: 'doubtful' }]);

  const { db } = await openDatabase({ databaseUrl: postgres.url, dataFolder: '' });
  expect(await checkDatabases(siteOnly)).toMatchObject([{ state: 'good' }]);
  expect(await checkDatabases(settings)).toEqual([
    { state: 'wrong', sentence: expect.stringContaining('no tables for the contents') },
  ]);
  expect(await checkDeliveries(siteOnly)).toMatchObject([{ state: 'good' }]);
  await db.destroy();
});
