import { sql } from 'kysely';
import type { OutboxDatabase } from './database.ts';
import { type SubmissionRow, submissionOf } from './store.ts';
import { AnswerLost, type Channel, type Delivery } from './submission.ts';
import { whenFree } from './when-free.ts';

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
  readonly attemptMs?: number | undefined;
}

const batch = 10;
const pollMs = 2000;
const attemptTimeoutMs = 15_000;
/** Longer than an attempt may take: a node that dies gives its deliveries back after this. */
const claimMs = 60_000;
const firstPauseMs = 5_000;
const longestPauseMs = 60 * 60_000;
const longestPollMs = 30_000;
/** Nodes' clocks differ by no more. */
const clockDriftMs = 60_000;
/** What was sent must be noted, even if another program holds the database at that moment. */
const notePatienceMs = 10_000;
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
  attemptMs = attemptTimeoutMs,
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
    // Nobody waits that long: the clock was set back since, and the moment means nothing.
    const beyond = (longestMs: number) =>
      new Date(at.getTime() + longestMs + clockDriftMs).toISOString();
    return db.transaction().execute(async (trx) => {
      let due = trx
        .selectFrom('delivery')
        .innerJoin('submission', 'submission.id', 'delivery.submission_id')
        .selectAll('submission')
        .select([
          'delivery.id as delivery_id',
          'delivery.channel',
          'delivery.attempts',
          'delivery.claimed_until',
        ])
        .where('state', 'in', ['waiting', 'stuck'])
        .where((where) =>
          where.or(
            channels.map(({ name, forms }) =>
              where.and([where('channel', '=', name), where('form', 'in', forms)]),
            ),
          ),
        )
        .where((where) =>
          where.or([
            where('next_attempt_at', '<=', at.toISOString()),
            where('next_attempt_at', '>', beyond(longestPauseMs)),
          ]),
        )
        .where((where) =>
          where.or([
            where('claimed_until', 'is', null),
            where('claimed_until', '<=', at.toISOString()),
            where('claimed_until', '>', beyond(claimMs)),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(batch);
      // SQLite has one writer at a time, and needs no such words.
      if (engine === 'postgres') due = due.forUpdate('delivery').skipLocked();
      const claimed = await due.execute();
      if (claimed.length === 0) return [];
      await trx
        .updateTable('delivery')
        .set({ claimed_until: claimedUntil })
        .where(
          'id',
          'in',
          claimed.map(({ delivery_id }) => delivery_id),
        )
        .execute();
      return claimed;
    });
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const channel = byName.get(claimed.channel);
    if (!channel) return;
    const delivery = {
      id: claimed.delivery_id,
      // Given up or forgotten by whoever had it in hand before.
      mayHaveArrived: claimed.claimed_until !== null,
    };
    const signal = AbortSignal.timeout(attemptMs);
    try {
      await beforeAbort(channel.send(submissionOf(claimed), delivery, signal), signal);
    } catch (error) {
      await postpone(claimed, error, {
        ...delivery,
        mayHaveArrived: delivery.mayHaveArrived || signal.aborted || error instanceof AnswerLost,
      });
      return;
    }
    await whenFree(
      () =>
        db
          .updateTable('delivery')
          .set({
            state: 'sent',
            sent_at: now().toISOString(),
            last_error: null,
            claimed_until: null,
            attempts: sql`attempts + 1`,
          })
          .where('id', '=', delivery.id)
          .execute(),
      notePatienceMs,
    );
  }

  async function postpone(
    { attempts: earlier, reference, channel }: Claimed,
    error: unknown,
    { id, mayHaveArrived }: Delivery,
  ): Promise<void> {
    const attempts = earlier + 1;
    const stuck = attempts >= stuckAfter;
    const reason = kindOf(error);
    const at = now();
    await db
      .updateTable('delivery')
      .set({
        state: stuck ? 'stuck' : 'waiting',
        attempts,
        next_attempt_at: new Date(at.getTime() + pauseAfter(attempts)).toISOString(),
        last_error: reason,
        // Left standing, so that the next attempt knows.
        claimed_until: mayHaveArrived ? at.toISOString() : null,
      })
      .where('id', '=', id)
      .execute();
    onFailure({ reference, channel, attempts, reason, stuck });
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

/** A channel that does not heed its signal keeps nobody waiting. */
function beforeAbort(sending: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    sending.then(resolve, reject);
  });
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
  /** Not null: an earlier attempt whose end nobody noted. */
  readonly claimed_until: string | null;
}
