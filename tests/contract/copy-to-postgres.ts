import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** What Strapi notes of the tables themselves, which each database has made for itself. */
const ofTheTables = /^(sqlite_|strapi_migrations|strapi_database_schema)/;

/**
 * Puts all rows of a SQLite database of Strapi's into a PostgreSQL one that has the same tables.
 * Copying takes a second, seeding most of a minute.
 */
export async function copyToPostgres(file: string, databaseUrl: string): Promise<void> {
  const from = new Sqlite(file, { readonly: true });
  const to = new pg.Client({ connectionString: databaseUrl });
  await to.connect();
  try {
    const tables = (
      from.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
    ).filter((name) => !ofTheTables.test(name));
    await to.query('begin');
    // Rows come table by table, before those that they point to.
    await to.query('set local session_replication_role = replica');
    await to.query(`truncate ${tables.map((name) => `"${name}"`).join()}`);
    for (const table of tables) await copyRows(from, to, table);
    await to.query('commit');
  } finally {
    from.close();
    await to.end();
  }
}

async function copyRows(from: Sqlite.Database, to: pg.Client, table: string): Promise<void> {
  const columns = from.pragma(`table_info("${table}")`) as { name: string; type: string }[];
  const rows = from.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
  if (rows.length === 0) return;
  const typed = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, type }) => [name, typedValue(type, row[name])])),
  );
  await to.query(
    `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(typed)],
  );
  if (!columns.some(({ name }) => name === 'id')) return;
  await to.query(
    `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`,
  );
}

function typedValue(type: string, value: unknown): unknown {
  if (type === 'datetime' && typeof value === 'number') return asStored(new Date(value));
  if (type === 'json' && typeof value === 'string') return JSON.parse(value);
  return value;
}

/** Without a zone, and so in the machine's own, as the service writes and reads it. */
const asStored = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
