import type { Kysely, Migration } from 'kysely';

export const unansweredSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('unanswered_search')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('words', 'text')
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('asked_on', 'text', (column) => column.notNull())
      .execute();
  },
};
