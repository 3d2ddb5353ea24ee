import { type DatabaseOptions, type OutboxDatabase, openDatabase } from './database.ts';
import { createRelay, type RelayOptions } from './relay.ts';
import { acceptSubmission } from './store.ts';
import type { Channel, NewSubmission } from './submission.ts';
import { createUpkeep, type UpkeepOptions } from './upkeep.ts';
import { countWaiting, type Waiting } from './waiting.ts';
import { whenFree } from './when-free.ts';
import { addWorkingDays, quebecDay } from './working-days.ts';

/** A complaint is answered within this many working days. */
const complaintDays = 5;
const reopenMs = 5000;
/** How long a post waits for a database that another program holds. */
const patienceMs = 3000;

export interface OutboxOptions
  extends DatabaseOptions,
    Pick<UpkeepOptions, 'retentionMonths' | 'onReminder' | 'onWithdrawn' | 'onDestroyed'> {
  readonly channels: readonly Channel[];
  /** Channels that remind of complaints. */
  readonly reminders: readonly Channel[];
  readonly onDeliveryFailure: RelayOptions['onFailure'];
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/**
 * Submissions that must not be lost. The database may be away when the site starts or at any time
 * later: pages don't depend on it, and each post tries again.
 */
export function createOutbox(options: OutboxOptions) {
  const { channels, reminders, onDeliveryFailure, onError, now = () => new Date() } = options;
  let opening: Promise<OutboxDatabase> | undefined;
  let relay: ReturnType<typeof createRelay> | undefined;
  let upkeep: ReturnType<typeof createUpkeep> | undefined;
  let retry: NodeJS.Timeout | undefined;

  function database(): Promise<OutboxDatabase> {
    opening ??= openDatabase(options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function accept(
    submission: NewSubmission,
    earlier: { readonly key: string; readonly since: Date } | undefined,
  ): Promise<{ reference: string; isNew: boolean }> {
    const moment = now();
    const dueOn =
      submission.form === 'complaint'
        ? addWorkingDays(quebecDay(moment), complaintDays)
        : undefined;
    const accepted = await whenFree(
      async () =>
        acceptSubmission(await database(), submission, {
          channels: channels
            .filter(({ forms }) => forms.includes(submission.form))
            .map(({ name }) => name),
          dueOn,
          now: moment,
          earlier,
        }),
      patienceMs,
    );
    return { reference: accepted.submission.reference, isNew: accepted.isNew };
  }

  function start(): void {
    database().then(
      (opened) => {
        relay = createRelay({
          database: opened,
          channels: [...channels, ...reminders],
          onFailure: onDeliveryFailure,
          now,
        });
        upkeep = createUpkeep({
          ...options,
          database: opened,
          channels: [...channels, ...reminders],
          reminders: reminders.map(({ name }) => name),
          now,
        });
        relay.start(onError);
        upkeep.start(onError);
      },
      (error: unknown) => {
        onError(error);
        retry = setTimeout(start, reopenMs);
      },
    );
  }

  async function stop(): Promise<void> {
    clearTimeout(retry);
    await Promise.all([relay?.stop(), upkeep?.stop()]);
    await (await opening)?.db.destroy();
  }

  const waiting = async (): Promise<Waiting[]> => countWaiting(await database());

  return { accept, start, stop, waiting };
}
