import { sql } from 'kysely';
import type { OutboxDatabase } from './database.ts';
import { type SubmissionRow, submissionOf } from './store.ts';
import type { Channel } from './submission.ts';

export interface RelayOptions {
  readonly database: OutboxDatabase;
  readonly channels: readonly Channel[];
  readonly onFailure: (failure: {
    reference: string;
    channel: string;
    attempts: number;
    reason: string;
    stuck: boolean;
  }) => void;
  readonly now?: () => Date;
  readonly pollMs?: number;
  /** Milliseconds before the next attempt, after so many. */
  readonly pause?: (attempts: number) => number;
}

const batch = 10;
const attemptTimeoutMs = 15_000;
/** Longer than an attempt may take: a node that dies gives its deliveries back after this. */
const claimMs = 60_000;
const firstPauseMs = 5_000;
const longestPauseMs = 60 * 60_000;
const longestPollMs = 30_000;
/** From here on a delivery is reported as stuck. It is still tried: nothing is given up. */
const stuckAfter = 8;

export const pauseAfter = (attempts: number) =>
  Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);

/** Carries submissions to their channels, each once, with growing pauses after failures. */
export function createRelay({
  database,
  channels,
  onFailure,
  now = () => new Date(),
  pollMs = 2000,
  pause = pauseAfter,
}: RelayOptions) {
  const { db, engine } = database;
  const byName = new Map<string, Channel>(channels.map((channel) => [channel.name, channel]));
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;

  /** Takes due deliveries in hand, so that no other node sends them at the same time. */
  async function claim(): Promise<Claimed[]> {
    const at = now();
    const claimedUntil = new Date(at.getTime() + claimMs).toISOString();
    return db.transaction().execute(async (trx) => {
      let due = trx
        .selectFrom('delivery')
        .select('id')
        .where('state', 'in', ['waiting', 'stuck'])
        .where('channel', 'in', [...byName.keys()])
        .where('next_attempt_at', '<=', at.toISOString())
        .where((where) =>
          where.or([
            where('claimed_until', 'is', null),
            where('claimed_until', '<=', at.toISOString()),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(batch);
      // SQLite has one writer at a time, and needs no such words.
      if (engine === 'postgres') due = due.forUpdate().skipLocked();
      const ids = (await due.execute()).map(({ id }) => id);
      if (ids.length === 0) return [];
      await trx
        .updateTable('delivery')
        .set({ claimed_until: claimedUntil })
        .where('id', 'in', ids)
        .execute();
      return trx
        .selectFrom('delivery')
        .innerJoin('submission', 'submission.id', 'delivery.submission_id')
        .selectAll('submission')
        .select(['delivery.id as delivery_id', 'delivery.channel', 'delivery.attempts'])
        .where('delivery.id', 'in', ids)
        .execute();
    });
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const channel = byName.get(claimed.channel);
    if (!channel) return;
    try {
      await channel.send(
        submissionOf(claimed),
        claimed.delivery_id,
        AbortSignal.timeout(attemptTimeoutMs),
      );
    } catch (error) {
      await postpone(claimed, error);
      return;
    }
    await db
      .updateTable('delivery')
      .set({
        state: 'sent',
        sent_at: now().toISOString(),
        last_error: null,
        claimed_until: null,
        attempts: sql`attempts + 1`,
      })
      .where('id', '=', claimed.delivery_id)
      .execute();
  }

  async function postpone(claimed: Claimed, error: unknown): Promise<void> {
    const attempts = claimed.attempts + 1;
    const stuck = attempts >= stuckAfter;
    const reason = kindOf(error);
    await db
      .updateTable('delivery')
      .set({
        state: stuck ? 'stuck' : 'waiting',
        attempts,
        next_attempt_at: new Date(now().getTime() + pause(attempts)).toISOString(),
        last_error: reason,
        claimed_until: null,
      })
      .where('id', '=', claimed.delivery_id)
      .execute();
    onFailure({ reference: claimed.reference, channel: claimed.channel, attempts, reason, stuck });
  }

  /** One round: everything that is due now. */
  async function deliverDue(): Promise<number> {
    if (byName.size === 0) return 0;
    let delivered = 0;
    for (;;) {
      const claimed = await claim();
      await Promise.all(claimed.map(attempt));
      delivered += claimed.length;
      if (claimed.length < batch || stopped) return delivered;
    }
  }

  function start(onError: (error: unknown) => void): void {
    let failures = 0;
    const next = () => {
      round = deliverDue()
        .then(
          () => {
            failures = 0;
          },
          (error: unknown) => {
            failures += 1;
            onError(error);
          },
        )
        .finally(() => {
          // A database that is away is not asked every other second.
          if (!stopped) timer = setTimeout(next, Math.min(pollMs * 2 ** failures, longestPollMs));
        });
    };
    next();
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await round;
  }

  return { deliverDue, start, stop };
}

/** The receiver's words may repeat the visitor's: only the kind of failure is kept. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code = (error.cause as { code?: unknown } | undefined)?.code } = error as {
    code?: unknown;
  };
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : error.name;
}

interface Claimed extends SubmissionRow {
  readonly delivery_id: string;
  readonly channel: string;
  readonly attempts: number;
}
