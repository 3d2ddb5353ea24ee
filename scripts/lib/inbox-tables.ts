import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { openSqlite } from './open-sqlite.ts';
import type { Settings } from './settings.ts';

/** The content service's two tables of received messages, as Strapi names them. */
const tables = ['demandes_contact', 'plaintes'] as const;
/** Strapi's own columns say nothing about a person. */
const internal = new Set(['id', 'document_id', 'created_by_id', 'updated_by_id', 'published_at']);

export interface InboxEntry {
  readonly inbox: string;
  readonly [column: string]: unknown;
}

export interface InboxTables {
  ofEmail(email: string): Promise<InboxEntry[]>;
  eraseEmail(email: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * The inbox can only be filled over HTTP, which is right for the site and too little for whoever
 * must export or destroy. Its tables hold no relations and no translations, so plain statements do.
 * Undefined when the content service is run elsewhere, or was never started here.
 */
export function openInboxTables({ env, dataDir, runsCms }: Settings): InboxTables | undefined {
  if (!runsCms) return undefined;
  const file = join(dataDir, 'content.db');
  if (!env.DATABASE_URL && !existsSync(file)) return undefined;
  const db = env.DATABASE_URL ? postgres(env.DATABASE_URL) : sqlite(file);
  const schema = env.DATABASE_URL ? (env.DATABASE_SCHEMA ?? 'public') : undefined;
  const present = async () => {
    const found = await db.introspection.getTables();
    return tables.filter((table) =>
      found.some(({ name, schema: where }) => name === table && (!schema || where === schema)),
    );
  };
  const named = (table: string) => (schema ? sql.table(`${schema}.${table}`) : sql.table(table));

  return {
    async ofEmail(email) {
      const entries: InboxEntry[] = [];
      for (const inbox of await present()) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${named(inbox)} where lower(email) = ${email.toLowerCase()}`.execute(db);
        for (const row of rows) entries.push({ inbox, ...withoutInternal(row) });
      }
      return entries;
    },
    async eraseEmail(email) {
      let erased = 0;
      for (const inbox of await present()) {
        const { numAffectedRows } = await sql`
          delete from ${named(inbox)} where lower(email) = ${email.toLowerCase()}`.execute(db);
        erased += Number(numAffectedRows ?? 0);
      }
      return erased;
    },
    close: () => db.destroy(),
  };
}

const withoutInternal = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.has(name)));

function postgres(connectionString: string): Kysely<unknown> {
  return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString }) }) });
}

function sqlite(file: string): Kysely<unknown> {
  const database = openSqlite(file, { timeout: 5000, fileMustExist: true });
  // Deleted rows are overwritten, not only let go.
  database.pragma('secure_delete = ON');
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}
