import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { contentFile, outboxFile } from '../backup/contents.ts';
import { damageOf } from '../backup/sqlite.ts';
import type { Settings } from '../settings.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the databases are there, whole and prepared. Nothing is written. */
export async function checkDatabases(settings: Settings): Promise<Finding[]> {
  const { env, dataDir, runsCms } = settings;
  if (env.DATABASE_URL) return [await ofPostgres(settings, env.DATABASE_URL)];
  return [
    ...(runsCms ? [ofSqlite(join(dataDir, contentFile), 'the contents')] : []),
    ofSqlite(join(dataDir, outboxFile), 'what visitors send'),
  ];
}

function ofSqlite(file: string, holds: string): Finding {
  const remedy = 'Stop Salve and restore a backup: npm run restore -- FILE --replace.';
  if (!existsSync(file)) {
    return wrong(
      `${file}, which holds ${holds}, is missing. npm start creates an empty one. ${remedy}`,
    );
  }
  try {
    const damage = damageOf(file);
    if (damage) return wrong(`${file}, which holds ${holds}, is damaged: ${damage}. ${remedy}`);
    return good(`${file}, which holds ${holds}, is whole.`);
  } catch (error) {
    return wrong(`${file}, which holds ${holds}, cannot be read: ${messageOf(error)}. ${remedy}`);
  }
}

const prepared = (schema: string) => ({
  text: `select to_regclass('outbox_migration') is not null as outbox,
    to_regclass($1) is not null as content`,
  values: [`"${schema}".strapi_core_store_settings`],
});

async function ofPostgres({ env, runsCms }: Settings, connectionString: string): Promise<Finding> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ outbox: boolean; content: boolean }>(
      prepared(env.DATABASE_SCHEMA ?? 'public'),
    );
    const missing = [
      ...(rows[0]?.outbox ? [] : ['what visitors send']),
      ...(rows[0]?.content || !runsCms ? [] : ['the contents']),
    ];
    if (missing.length === 0) return good('PostgreSQL answers and has its tables.');
    return wrong(
      `PostgreSQL answers but has no tables for ${missing.join(' and ')}. npm start makes them; or DATABASE_URL or DATABASE_SCHEMA names the wrong one.`,
    );
  } catch (error) {
    return wrong(
      `PostgreSQL does not answer at DATABASE_URL: ${messageOf(error)}. Start it, or mend the address.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || ((error as NodeJS.ErrnoException).code ?? '') : '';
