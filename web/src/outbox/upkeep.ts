import type { OutboxDatabase } from './database.ts';
import { orderReminders, type Reminded } from './reminders.ts';
import { destroyExpired, type RetentionMonths } from './retention.ts';
import type { ChannelName } from './submission.ts';

export interface UpkeepOptions {
  readonly database: OutboxDatabase;
  readonly retentionMonths: RetentionMonths;
  /** Channels that carry reminders; with none, `onReminder` is all there is. */
  readonly reminders: readonly ChannelName[];
  readonly onReminder: (reminded: Reminded) => void;
  readonly onDestroyed: (count: number) => void;
  readonly now: () => Date;
}

const everyMs = 60 * 60_000;

/** What time asks for, once an hour: reminders, then destruction. */
export function createUpkeep(options: UpkeepOptions) {
  const { database, retentionMonths, reminders, onReminder, onDestroyed, now } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function keepUp(): Promise<void> {
    for (const reminded of await orderReminders(database, reminders, now())) onReminder(reminded);
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
