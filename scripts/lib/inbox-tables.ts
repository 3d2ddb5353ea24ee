import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { openSqlite } from './open-sqlite.ts';
import type { Settings } from './settings.ts';

/** The content service's two tables of received messages, as Strapi names them. */
const tables = ['demandes_contact', 'plaintes'] as const;
/** Who changed what on a message, by the message's `document_id`. */
const journal = 'changements';
/** Strapi's own columns say nothing about a person. */
const internal = new Set(['id', 'document_id', 'created_by_id', 'updated_by_id', 'published_at']);

export interface InboxEntry {
  readonly inbox: string;
  /** Who changed its status, assignee or notes, from what, to what and when. */
  readonly history: readonly Record<string, unknown>[];
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
    const exists = (table: string) =>
      found.some(({ name, schema: where }) => name === table && (!schema || where === schema));
    return { inboxes: tables.filter(exists), hasJournal: exists(journal) };
  };
  const named = (table: string) => (schema ? sql.table(`${schema}.${table}`) : sql.table(table));

  const historyOf = async (message: unknown) => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${named(journal)} where message = ${message} order by id`.execute(db);
    return rows.map(({ field, before, after, by, at }) => ({ field, before, after, by, at }));
  };

  return {
    async ofEmail(email) {
      const entries: InboxEntry[] = [];
      const { inboxes, hasJournal } = await present();
      for (const inbox of inboxes) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${named(inbox)} where lower(email) = ${email.toLowerCase()}`.execute(db);
        for (const row of rows) {
          const history = hasJournal ? await historyOf(row.document_id) : [];
          entries.push({ inbox, ...withoutInternal(row), history });
        }
      }
      return entries;
    },
    async eraseEmail(email) {
      const { inboxes, hasJournal } = await present();
      return db.transaction().execute(async (trx) => {
        let erased = 0;
        for (const inbox of inboxes) {
          const theirs = sql`from ${named(inbox)} where lower(email) = ${email.toLowerCase()}`;
          if (hasJournal) {
            await sql`
              delete from ${named(journal)} where message in (select document_id ${theirs})`.execute(
              trx,
            );
          }
          const { numAffectedRows } = await sql`delete ${theirs}`.execute(trx);
          erased += Number(numAffectedRows ?? 0);
        }
        return erased;
      });
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
  const database = openSqlite(file, { timeout: 5000 });
  // Deleted rows are overwritten, not only let go.
  database.pragma('secure_delete = ON');
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}
