/**
 * The questions of pages read no whole tables. The indexes are part of the content types; the
 * service makes them when it brings its tables up to date.
 */
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { inDatabase } from './database.ts';

const service = inject('service');
const { databaseUrl } = service;

/** Types whose entries are pages, and by which column their lists are ordered or chosen. */
const tables = [
  ['nouvelles', ['date', 'updated_at']],
  ['blogues', ['publication']],
  ['etudes', ['date']],
  ['postes', []],
  ['pages_services', ['parent']],
  ['securites', []],
] as const;
const lists = tables.flatMap(([table, columns]) =>
  columns.filter((column) => column !== 'parent').map((column) => [table, column] as const),
);

const indexesOf = (table: string): RawBuilder<{ name: string; text: string }> =>
  databaseUrl
    ? sql`select indexname as name, indexdef as text from pg_indexes where tablename = ${table}`
    : sql`select name, sql as text from sqlite_master where type = 'index' and tbl_name = ${table}`;

/** How the database would go about it. PostgreSQL reads small tables whole unless told not to. */
async function planFor(question: RawBuilder<unknown>): Promise<string> {
  const data = databaseUrl
    ? { ...service, databaseUrl: `${databaseUrl}?options=-c%20enable_seqscan%3Doff` }
    : service;
  const explain = databaseUrl ? sql`explain` : sql`explain query plan`;
  return JSON.stringify(await inDatabase(data, sql`${explain} ${question}`));
}

/** PostgreSQL takes any index that begins with the language where there are so few entries. */
const inFrench = databaseUrl ? sql`` : sql`and locale = ${'fr'}`;

describe.each(tables)('%s', (table, columns) => {
  test('has its indexes', async () => {
    const indexes = await inDatabase(service, indexesOf(table));
    for (const column of ['slug', ...columns]) {
      const index = indexes.find(({ name }) => name === `${table}_${column}_idx`);
      expect(index).toBeDefined();
      // Strapi overlooks this column in PostgreSQL's indexes, and would make them anew time and again.
      expect(index?.text).not.toMatch(/\bid\b/);
    }
  });

  test('an entry is found by its slug', async () => {
    const question = sql`select * from ${sql.table(table)}
      where slug = ${'a'} and published_at is not null ${inFrench}`;
    expect(await planFor(question)).toContain(`${table}_slug_idx`);
  });
});

test.each(lists)('%s by %s: the first are read, not all', async (table, column) => {
  const question = sql`select * from ${sql.table(table)}
    where locale = ${'fr'} and published_at is not null
    order by ${sql.ref(column)} desc limit 5`;
  const plan = await planFor(question);
  expect(plan).toContain(`${table}_${column}_idx`);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});

test('the pages under a service are found by it', async () => {
  const question = sql`select * from pages_services
    where parent = ${'services-conseils'} and locale = ${'fr'} and published_at is not null`;
  expect(await planFor(question)).toContain('pages_services_parent_idx');
});

if (!databaseUrl) {
  test('SQLite has looked at its tables, and knows which index saves the most', async () => {
    const looked = await inDatabase(service, sql<{ tbl: string }>`select tbl from sqlite_stat1`);
    expect(looked.map(({ tbl }) => tbl)).toContain('nouvelles_cmps');
  });
}
