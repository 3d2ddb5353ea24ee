import { type DatabaseOptions, type OutboxDatabase, openDatabase } from './database.ts';
import { createRelay, type RelayOptions } from './relay.ts';
import { acceptSubmission } from './store.ts';
import type { Channel, NewSubmission } from './submission.ts';
import { addWorkingDays, quebecDay } from './working-days.ts';

/** A complaint is answered within this many working days. */
const complaintDays = 5;
const reopenMs = 5000;

export interface OutboxOptions extends DatabaseOptions {
  readonly channels: readonly Channel[];
  readonly onDeliveryFailure: RelayOptions['onFailure'];
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/**
 * Submissions that must not be lost. The database may be away when the site starts or at any time
 * later: pages don't depend on it, and each post tries again.
 */
export function createOutbox(options: OutboxOptions) {
  const { channels, onDeliveryFailure, onError, now = () => new Date() } = options;
  let opening: Promise<OutboxDatabase> | undefined;
  let relay: ReturnType<typeof createRelay> | undefined;
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
  ): Promise<{ reference: string }> {
    const moment = now();
    const accepted = await acceptSubmission(await database(), submission, {
      channels: channels.map(({ name }) => name),
      dueOn:
        submission.form === 'complaint'
          ? addWorkingDays(quebecDay(moment), complaintDays)
          : undefined,
      now: moment,
      earlier,
    });
    return { reference: accepted.submission.reference };
  }

  function start(): void {
    database().then(
      (opened) => {
        relay = createRelay({ database: opened, channels, onFailure: onDeliveryFailure, now });
        relay.start(onError);
      },
      (error: unknown) => {
        onError(error);
        retry = setTimeout(start, reopenMs);
      },
    );
  }

  async function stop(): Promise<void> {
    clearTimeout(retry);
    await relay?.stop();
    await (await opening)?.db.destroy();
  }

  return { accept, start, stop };
}

export type Outbox = ReturnType<typeof createOutbox>;
