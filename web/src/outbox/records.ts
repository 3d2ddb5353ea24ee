import type { OutboxDatabase } from './database.ts';
import { forgetDeleted } from './retention.ts';
import { submissionOf } from './store.ts';
import type { Submission } from './submission.ts';

/** How one submission fares on one channel. */
export interface DeliveryState {
  readonly channel: string;
  readonly state: 'waiting' | 'sent' | 'stuck';
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly sentAt: string | null;
  readonly lastError: string | null;
}

export interface SubmissionRecord {
  readonly submission: Submission;
  readonly deliveries: readonly DeliveryState[];
}

/** For the people who run the site: what is kept, how it fares, and its end. */
export function createRecords(database: OutboxDatabase) {
  const { db } = database;

  async function withDeliveries(
    rows: Parameters<typeof submissionOf>[0][],
  ): Promise<SubmissionRecord[]> {
    const records: SubmissionRecord[] = [];
    for (const row of rows) {
      const deliveries = await db
        .selectFrom('delivery')
        .select([
          'channel',
          'state',
          'attempts',
          'next_attempt_at as nextAttemptAt',
          'sent_at as sentAt',
          'last_error as lastError',
        ])
        .where('submission_id', '=', row.id)
        .orderBy('channel')
        .execute();
      records.push({ submission: submissionOf(row), deliveries });
    }
    return records;
  }

  const all = () => db.selectFrom('submission').selectAll();

  return {
    async list(limit: number): Promise<SubmissionRecord[]> {
      return withDeliveries(await all().orderBy('received_at', 'desc').limit(limit).execute());
    },

    async find(reference: string): Promise<SubmissionRecord | undefined> {
      const rows = await all().where('reference', '=', reference).execute();
      return (await withDeliveries(rows))[0];
    },

    async ofEmail(email: string): Promise<SubmissionRecord[]> {
      const rows = await all().where('email', '=', email.toLowerCase()).execute();
      return withDeliveries(rows);
    },

    /** Lets deliveries go out once more, those that were sent as well. Answers how many. */
    async resend(reference: string, channel: string | undefined, now: Date): Promise<number> {
      let due = db
        .updateTable('delivery')
        .set({
          state: 'waiting',
          attempts: 0,
          next_attempt_at: now.toISOString(),
          claimed_until: null,
          sent_at: null,
          last_error: null,
        })
        .where('submission_id', 'in', (query) =>
          query.selectFrom('submission').select('id').where('reference', '=', reference),
        );
      if (channel) due = due.where('channel', '=', channel);
      return Number((await due.executeTakeFirst()).numUpdatedRows);
    },

    /** Destroys everything of one address, delivered or not: its owner asked for it. */
    async eraseEmail(email: string): Promise<string[]> {
      const erased = await db
        .deleteFrom('submission')
        .where('email', '=', email.toLowerCase())
        .returning('reference')
        .execute();
      await forgetDeleted(database);
      return erased.map(({ reference }) => reference);
    },
  };
}
