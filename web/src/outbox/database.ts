import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Generated,
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  SqliteDialect,
} from 'kysely';
import pg from 'pg';
import { firstTables } from './migrations/0001-first-tables.ts';

export interface OutboxTables {
  submission: {
    id: string;
    reference: string;
    form: string;
    /** JSON. */
    fields: string;
    path: string;
    locale: string;
    email: string;
    idempotency_key: string;
    /** Tells a repeated post from another one under the same key. */
    content_hash: string;
    suspicion: string | null;
    received_at: string;
    due_on: string | null;
    reminded_at: string | null;
  };
  delivery: {
    id: string;
    submission_id: string;
    channel: string;
    state: 'waiting' | 'sent' | 'stuck';
    attempts: Generated<number>;
    next_attempt_at: string;
    sent_at: string | null;
    last_error: string | null;
    /** Until when one node has it in hand. */
    claimed_until: string | null;
  };
}

export interface OutboxDatabase {
  readonly db: Kysely<OutboxTables>;
  readonly engine: 'sqlite' | 'postgres';
}

const migrations: Record<string, Migration> = { '0001-first-tables': firstTables };

export interface DatabaseOptions {
  /** `postgres://…`; a SQLite file in the data folder otherwise. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** SQLite's own waiting stops the whole program: hardly any, `whenFree` does the rest. */
const busyMs = 100;

export async function openDatabase({
  databaseUrl,
  dataFolder,
}: DatabaseOptions): Promise<OutboxDatabase> {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(dataFolder);
  const { error } = await new Migrator({
    db: opened.db,
    provider: { getMigrations: async () => migrations },
    // The content service may live in the same database, with tables of its own.
    migrationTableName: 'outbox_migration',
    migrationLockTableName: 'outbox_migration_lock',
  }).migrateToLatest();
  if (error) {
    await opened.db.destroy();
    throw error;
  }
  return opened;
}

function openPostgres(connectionString: string): OutboxDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: 3000,
    // Below the time after which the browser gives up: a visitor hears of a failure.
    query_timeout: 5000,
  });
  // A server that goes away breaks connections, idle ones and ones that wait between two queries;
  // unheard, either would end the program. The next query on one fails and tells whoever asked.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { engine: 'postgres', db: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}

async function openSqlite(dataFolder: string): Promise<OutboxDatabase> {
  // Compiled when it is installed: where PostgreSQL is used, no compiler is needed.
  const { default: Sqlite } = await import('better-sqlite3');
  mkdirSync(dataFolder, { recursive: true });
  const database = new Sqlite(join(dataFolder, 'outbox.db'), { timeout: busyMs });
  database.pragma('journal_mode = WAL');
  // An acknowledged submission must survive a power cut, not only a crash.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  return { engine: 'sqlite', db: new Kysely({ dialect: new SqliteDialect({ database }) }) };
}
