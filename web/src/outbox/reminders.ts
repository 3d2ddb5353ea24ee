import { randomUUID } from 'node:crypto';
import type { OutboxDatabase } from './database.ts';
import type { ChannelName } from './submission.ts';
import { addWorkingDays, quebecDay } from './working-days.ts';

/** A complaint is called to mind when this many working days are left. */
const daysLeft = 2;

export interface Reminded {
  readonly reference: string;
  readonly dueOn: string;
}

/**
 * Orders one reminder for each complaint whose reply is due soon. It is a delivery like any other,
 * made in the transaction that marks the complaint: it goes out once, and after failures too.
 */
export async function orderReminders(
  { db }: OutboxDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<Reminded[]> {
  const today = quebecDay(now);
  const complaints = await db
    .selectFrom('submission')
    .select(['id', 'reference', 'due_on'])
    .where('due_on', 'is not', null)
    .where('reminded_at', 'is', null)
    .execute();
  const reminded: Reminded[] = [];
  for (const { id, reference, due_on: dueOn } of complaints) {
    if (dueOn === null || today < addWorkingDays(dueOn, -daysLeft)) continue;
    const isOurs = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('submission')
        .set({ reminded_at: now.toISOString() })
        .where('id', '=', id)
        .where('reminded_at', 'is', null)
        .executeTakeFirst();
      // Another node was faster.
      if (numUpdatedRows === 0n) return false;
      if (channels.length === 0) return true;
      await trx
        .insertInto('delivery')
        .values(
          channels.map((channel) => ({
            id: randomUUID(),
            submission_id: id,
            channel,
            state: 'waiting' as const,
            next_attempt_at: now.toISOString(),
            sent_at: null,
            last_error: null,
            claimed_until: null,
          })),
        )
        .execute();
      return true;
    });
    if (isOurs) reminded.push({ reference, dueOn });
  }
  return reminded;
}
