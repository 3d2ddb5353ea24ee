import type { Kysely, Migration } from 'kysely';

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('submission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('suspicion', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text')
      .addColumn('reminded_at', 'text')
      .execute();
    await db.schema
      .createTable('delivery')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .addColumn('claimed_until', 'text')
      .addUniqueConstraint('delivery_once_per_channel', ['submission_id', 'channel'])
      .execute();
    await db.schema
      .createIndex('delivery_due')
      .on('delivery')
      .columns(['state', 'next_attempt_at'])
      .execute();
    await db.schema.createIndex('submission_email').on('submission').column('email').execute();
  },
};
