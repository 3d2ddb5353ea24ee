import type { OutboxDatabase } from './database.ts';
import { orderReminders, type Reminded } from './reminders.ts';
import { destroyExpired, type RetentionMonths } from './retention.ts';
import type { Channel, ChannelName } from './submission.ts';
import { type Withdrawn, withdrawFromChat } from './withdrawal.ts';

export interface UpkeepOptions {
  readonly database: OutboxDatabase;
  readonly retentionMonths: RetentionMonths;
  /** All that submissions and reminders go to. */
  readonly channels: readonly Channel[];
  /** Channels that carry reminders; with none, `onReminder` is all there is. */
  readonly reminders: readonly ChannelName[];
  readonly onReminder: (reminded: Reminded) => void;
  readonly onWithdrawn: (withdrawn: Withdrawn) => void;
  readonly onDestroyed: (count: number) => void;
  readonly now: () => Date;
}

const everyMs = 60 * 60_000;

/** What time asks for, once an hour: reminders, withdrawals, then destruction. */
export function createUpkeep(options: UpkeepOptions) {
  const { database, retentionMonths, channels, reminders, now } = options;
  const { onReminder, onWithdrawn, onDestroyed } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function keepUp(): Promise<void> {
    for (const reminded of await orderReminders(database, reminders, now())) onReminder(reminded);
    for (const withdrawn of await withdrawFromChat(database, channels, now())) {
      onWithdrawn(withdrawn);
    }
    const destroyed = await destroyExpired(database, retentionMonths, now());
    if (destroyed > 0) onDestroyed(destroyed);
  }

  return {
    keepUp,
    start(onError: (error: unknown) => void): void {
      const next = () => {
        round = keepUp().catch(onError);
      };
      timer = setInterval(next, everyMs);
      next();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await round;
    },
  };
}
