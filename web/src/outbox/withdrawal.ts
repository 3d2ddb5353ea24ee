import type { OutboxDatabase } from './database.ts';
import type { Channel, ChannelName } from './submission.ts';

export interface Withdrawn {
  readonly reference: string;
  readonly channel: string;
}

const chats: readonly ChannelName[] = ['chat', 'chat-reminder'];

/**
 * Complaints go to a chat only where a room is set for them. What still waits for one while none is
 * set would wait for ever, and keep its complaint from being destroyed in its time. The complaint
 * itself stays: it is in the inbox, and in the outbox if it never arrived anywhere.
 */
export async function withdrawFromChat(
  { db }: OutboxDatabase,
  channels: readonly Channel[],
  now: Date,
): Promise<Withdrawn[]> {
  const withoutRoom = chats.filter(
    (chat) => !channels.some(({ name, forms }) => name === chat && forms.includes('complaint')),
  );
  if (withoutRoom.length === 0) return [];
  const waiting = await db
    .selectFrom('delivery')
    .innerJoin('submission', 'submission.id', 'delivery.submission_id')
    .select(['delivery.id', 'delivery.channel', 'submission.reference'])
    .where('form', '=', 'complaint')
    .where('channel', 'in', withoutRoom)
    .where('state', '!=', 'sent')
    // Not from under a node that has it in hand.
    .where((where) =>
      where.or([
        where('claimed_until', 'is', null),
        where('claimed_until', '<=', now.toISOString()),
      ]),
    )
    .execute();
  if (waiting.length === 0) return [];
  await db
    .deleteFrom('delivery')
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
  return waiting.map(({ reference, channel }) => ({ reference, channel }));
}
