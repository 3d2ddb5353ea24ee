import { createHash, randomUUID } from 'node:crypto';
import type { OutboxDatabase } from './database.ts';
import { newReference } from './reference.ts';
import type { ChannelName, NewSubmission, Submission } from './submission.ts';

/** The key was used before, for something else. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

export interface Accepted {
  readonly submission: Submission;
  /** False when the same submission had been accepted before. */
  readonly isNew: boolean;
}

export interface AcceptOptions {
  readonly channels: readonly ChannelName[];
  readonly dueOn: string | undefined;
  readonly now: Date;
  /** Another name under which the same submission may have been accepted since a moment. */
  readonly earlier?: { readonly key: string; readonly since: Date } | undefined;
}

const hashOf = ({ form, fields }: NewSubmission) =>
  createHash('sha256')
    .update(JSON.stringify([form, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');

const attempts = 5;

/**
 * Stores a submission and its deliveries in one transaction: who is told "sent" can rely on it.
 * A second post under the same key is answered with the first.
 */
export async function acceptSubmission(
  { db }: OutboxDatabase,
  submission: NewSubmission,
  { channels, dueOn, now, earlier: known }: AcceptOptions,
): Promise<Accepted> {
  const contentHash = hashOf(submission);
  const before = known && (await findByKey({ db }, known.key));
  if (before && before.submission.receivedAt >= known.since) {
    return { submission: before.submission, isNew: false };
  }
  for (let attempt = 1; ; attempt += 1) {
    const earlier = await findByKey({ db }, submission.idempotencyKey);
    if (earlier) {
      if (earlier.contentHash !== contentHash)
        throw new KeyReused('This key was used for another message.');
      return { submission: earlier.submission, isNew: false };
    }
    const stored: Submission = {
      ...submission,
      id: randomUUID(),
      reference: newReference(submission.form),
      receivedAt: now,
      dueOn,
    };
    try {
      await insert({ db }, stored, contentHash, channels);
      return { submission: stored, isNew: true };
    } catch (error) {
      // Another request stored the same key, or the reference is taken: look again, or draw again.
      if (!isUniqueViolation(error) || attempt === attempts) throw error;
    }
  }
}

async function insert(
  { db }: Pick<OutboxDatabase, 'db'>,
  submission: Submission,
  contentHash: string,
  channels: readonly ChannelName[],
): Promise<void> {
  const { id, reference, form, fields, context, idempotencyKey, suspicion, receivedAt, dueOn } =
    submission;
  const at = receivedAt.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('submission')
      .values({
        id,
        reference,
        form,
        fields: JSON.stringify(fields),
        path: context.path,
        locale: context.locale,
        email: (fields.email ?? '').toLowerCase(),
        idempotency_key: idempotencyKey,
        content_hash: contentHash,
        suspicion: suspicion ?? null,
        received_at: at,
        due_on: dueOn ?? null,
        reminded_at: null,
      })
      .execute();
    if (channels.length === 0) return;
    await trx
      .insertInto('delivery')
      .values(
        channels.map((channel) => ({
          id: randomUUID(),
          submission_id: id,
          channel,
          state: 'waiting' as const,
          next_attempt_at: at,
          sent_at: null,
          last_error: null,
          claimed_until: null,
        })),
      )
      .execute();
  });
}

async function findByKey({ db }: Pick<OutboxDatabase, 'db'>, key: string) {
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { submission: submissionOf(row), contentHash: row.content_hash };
}

/** SQLite and PostgreSQL each have a word for it. */
function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

export interface SubmissionRow {
  readonly id: string;
  readonly reference: string;
  readonly form: string;
  readonly fields: string;
  readonly path: string;
  readonly locale: string;
  readonly idempotency_key: string;
  readonly suspicion: string | null;
  readonly received_at: string;
  readonly due_on: string | null;
}

export const submissionOf = (row: SubmissionRow): Submission => ({
  id: row.id,
  reference: row.reference,
  form: row.form === 'complaint' ? 'complaint' : 'contact',
  fields: JSON.parse(row.fields) as Record<string, string>,
  context: { path: row.path, locale: row.locale === 'en' ? 'en' : 'fr' },
  idempotencyKey: row.idempotency_key,
  suspicion: row.suspicion ?? undefined,
  receivedAt: new Date(row.received_at),
  dueOn: row.due_on ?? undefined,
});
