import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Generated, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { whenFree } from './when-free.ts';

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
    /** Until when one node has it in hand. In the past: how that attempt ended is not known. */
    claimed_until: string | null;
  };
  /** Counted without any trace of who asked: see server/search/unanswered-searches.ts. */
  unanswered_search: {
    /** Made from the words with a secret: they cannot be read from it. */
    key: string;
    locale: string;
    /** Only once they have been asked often enough to be nobody's own. */
    words: string | null;
    count: number;
    /** Year-month-day of the last time. */
    asked_on: string;
  };
}

export interface OutboxDatabase {
  readonly db: Kysely<OutboxTables>;
  readonly engine: 'sqlite' | 'postgres';
}

export interface DatabaseOptions {
  /** `postgres://…`; a SQLite file in the data folder otherwise. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** SQLite's own waiting stops the whole program, pages too: hardly any, `whenFree` does the rest. */
const busyMs = 5;
/** How long a program waits while another one makes the tables. */
const patienceMs = 3000;

export const openDatabase = (options: DatabaseOptions): Promise<OutboxDatabase> =>
  whenFree(() => openOnce(options), patienceMs);

async function openOnce({ databaseUrl, dataFolder }: DatabaseOptions): Promise<OutboxDatabase> {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(dataFolder);
  try {
    await migrate(opened.db, opened.engine);
    return opened;
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

const openPostgres = (connectionString: string): OutboxDatabase => ({
  engine: 'postgres',
  db: new Kysely({ dialect: new PostgresDialect({ pool: createPostgresPool(connectionString) }) }),
});

async function openSqlite(dataFolder: string): Promise<OutboxDatabase> {
  // Loaded only where it is used: PostgreSQL needs none.
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
