import type { OutboxDatabase } from './database.ts';

export interface Waiting {
  readonly channel: string;
  readonly state: 'waiting' | 'stuck';
  readonly count: number;
}

/** Deliveries that have not arrived, for whoever watches the site. */
export async function countWaiting({ db }: OutboxDatabase): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(['channel', 'state', (query) => query.fn.countAll().as('count')])
    .where('state', '!=', 'sent')
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ channel, state, count }) => ({
    channel,
    state: state === 'stuck' ? 'stuck' : 'waiting',
    count: Number(count),
  }));
}
