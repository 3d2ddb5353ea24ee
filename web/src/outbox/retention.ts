import { sql } from 'kysely';
import type { FormName } from '../site/form-name.ts';
import type { OutboxDatabase } from './database.ts';
import { monthsBefore } from './months-before.ts';

/** How many months a delivered submission is kept. */
export type RetentionMonths = Readonly<Record<FormName, number>>;

/**
 * Destroys what is past its time and was delivered everywhere it had to go. What was never
 * delivered, or has nowhere to go, is kept: nobody may have read it yet.
 */
export async function destroyExpired(
  database: OutboxDatabase,
  months: RetentionMonths,
  now: Date,
): Promise<number> {
  let destroyed = 0;
  for (const form of ['contact', 'complaint'] as const) {
    const { numDeletedRows } = await database.db
      .deleteFrom('submission')
      .where('form', '=', form)
      .where('received_at', '<', monthsBefore(now, months[form]).toISOString())
      .where('id', 'in', (query) => query.selectFrom('delivery').select('submission_id'))
      .where('id', 'not in', (query) =>
        query.selectFrom('delivery').select('submission_id').where('state', '!=', 'sent'),
      )
      .executeTakeFirst();
    destroyed += Number(numDeletedRows);
  }
  if (destroyed > 0) await forgetDeleted(database);
  return destroyed;
}

/** SQLite keeps deleted rows in its journal until that is folded into the database. */
export async function forgetDeleted({ db, engine }: OutboxDatabase): Promise<void> {
  if (engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}
