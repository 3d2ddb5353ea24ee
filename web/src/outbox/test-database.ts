import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';
import { type OutboxDatabase, openDatabase } from './database.ts';
import { acceptSubmission } from './store.ts';
import type { ChannelName, NewSubmission } from './submission.ts';

/** A SQLite outbox of its own for each test. */
export function testDatabase() {
  let folder: string;
  let database: OutboxDatabase;
  let count = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
    // After all that the test itself has begun in it.
    onTestFinished(async () => {
      await database.db.destroy();
      rmSync(folder, { recursive: true });
    });
  });

  interface Stored extends Partial<NewSubmission> {
    readonly receivedAt: Date;
    readonly channels?: ChannelName[];
    readonly dueOn?: string;
  }
  return {
    get database() {
      return database;
    },
    get folder() {
      return folder;
    },
    async store({ receivedAt, channels = ['inbox'], dueOn, ...changes }: Stored) {
      count += 1;
      const { submission } = await acceptSubmission(
        database,
        {
          form: 'contact',
          fields: { firstname: 'Ada', email: 'Ada@Roy.example', details: 'Un secret' },
          context: { path: '/contact', locale: 'fr' },
          idempotencyKey: `key-${count}`,
          suspicion: undefined,
          ...changes,
        },
        { channels, dueOn, now: receivedAt },
      );
      return submission.reference;
    },
    markSent: (channel: ChannelName) =>
      database.db
        .updateTable('delivery')
        .set({ state: 'sent' })
        .where('channel', '=', channel)
        .execute(),
    async references() {
      const rows = await database.db.selectFrom('submission').select('reference').execute();
      return rows.map(({ reference }) => reference).sort();
    },
    deliveries: () => database.db.selectFrom('delivery').selectAll().orderBy('channel').execute(),
  };
}
