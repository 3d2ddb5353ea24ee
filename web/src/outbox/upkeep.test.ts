import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Channel, ChannelName } from './submission.ts';
import { testDatabase } from './test-database.ts';
import { createUpkeep } from './upkeep.ts';
import { countWaiting } from './waiting.ts';

const test = testDatabase();
const now = new Date('2026-03-10T15:00:00Z');
const monthsAgo = (months: number) => new Date(Date.UTC(2026, 2 - months, 10, 14));

const channel = (name: ChannelName, forms: Channel['forms']): Channel => ({
  name,
  forms,
  send: async () => undefined,
});

function upkeepAt(moment: Date, reminders: ChannelName[] = [], others: Channel[] = []) {
  const onReminder = vi.fn();
  const onWithdrawn = vi.fn();
  const onDestroyed = vi.fn();
  const upkeep = createUpkeep({
    database: test.database,
    retentionMonths: { contact: 12, complaint: 24 },
    channels: [...reminders.map((name) => channel(name, ['complaint'])), ...others],
    reminders,
    onReminder,
    onWithdrawn,
    onDestroyed,
    now: () => moment,
  });
  return { ...upkeep, onReminder, onWithdrawn, onDestroyed };
}

describe('complaints that wait for a chat', () => {
  const onChannels = async () =>
    (await test.deliveries()).map(({ channel: name, state }) => [name, state]);

  it('are withdrawn while no room is set for them; they stay, and end in their time', async () => {
    const reference = await test.store({
      form: 'complaint',
      receivedAt: monthsAgo(25),
      channels: ['inbox', 'chat'],
    });
    await test.store({ receivedAt: now, channels: ['chat'] });
    await test.markSent('inbox');
    const upkeep = upkeepAt(monthsAgo(20), [], [channel('chat', ['contact'])]);
    await upkeep.keepUp();
    expect(upkeep.onWithdrawn).toHaveBeenCalledExactlyOnceWith({ reference, channel: 'chat' });
    expect(await onChannels()).toEqual([
      ['chat', 'waiting'],
      ['inbox', 'sent'],
    ]);
    expect(await test.references()).toContain(reference);

    await upkeepAt(now).keepUp();
    expect(await test.references()).not.toContain(reference);
  });

  it('never end by time when the chat was all they had', async () => {
    const reference = await test.store({
      form: 'complaint',
      receivedAt: monthsAgo(25),
      channels: ['chat'],
    });
    await upkeepAt(now).keepUp();
    expect(await onChannels()).toEqual([]);
    expect(await test.references()).toEqual([reference]);
  });

  it('wait for a room that is set, and what was sent there stays told', async () => {
    await test.store({ form: 'complaint', receivedAt: now, channels: ['chat'] });
    await upkeepAt(now, [], [channel('chat', ['complaint'])]).keepUp();
    expect(await onChannels()).toEqual([['chat', 'waiting']]);
    await test.markSent('chat');
    await upkeepAt(now).keepUp();
    expect(await onChannels()).toEqual([['chat', 'sent']]);
  });

  it('are left to a node that has them in hand', async () => {
    await test.store({ form: 'complaint', receivedAt: now, channels: ['chat'] });
    await test.database.db
      .updateTable('delivery')
      .set({ claimed_until: new Date(now.getTime() + 1000).toISOString() })
      .execute();
    await upkeepAt(now).keepUp();
    expect(await onChannels()).toEqual([['chat', 'waiting']]);
  });
});

describe('retention', () => {
  it('destroys what is delivered and past its time, each form by its own', async () => {
    await test.store({ receivedAt: monthsAgo(12) });
    const young = await test.store({ receivedAt: monthsAgo(11) });
    const complaint = await test.store({ receivedAt: monthsAgo(13), form: 'complaint' });
    await test.store({ receivedAt: monthsAgo(25), form: 'complaint' });
    await test.markSent('inbox');
    const upkeep = upkeepAt(now);
    await upkeep.keepUp();
    expect(await test.references()).toEqual([young, complaint].sort());
    expect(await test.deliveries()).toHaveLength(2);
    expect(upkeep.onDestroyed).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('never destroys what has not arrived everywhere, or has nowhere to go', async () => {
    await test.store({ receivedAt: monthsAgo(50), channels: ['inbox', 'mail'] });
    await test.store({ receivedAt: monthsAgo(50), channels: [] });
    await test.markSent('inbox');
    await upkeepAt(now).keepUp();
    expect(await test.references()).toHaveLength(2);
    await test.markSent('mail');
    await upkeepAt(now).keepUp();
    expect(await test.references()).toHaveLength(1);
  });

  it('leaves no trace in the files', async () => {
    await test.store({ receivedAt: monthsAgo(50) });
    const onDisk = () =>
      readdirSync(test.folder).some((file) =>
        readFileSync(join(test.folder, file)).includes('Un secret'),
      );
    expect(onDisk()).toBe(true);
    await test.markSent('inbox');
    await upkeepAt(now).keepUp();
    expect(onDisk()).toBe(false);
  });
});

describe('reminders', () => {
  // Tuesday the 17th: two working days before it is Friday the 13th.
  const complaint = { form: 'complaint', receivedAt: now, dueOn: '2026-03-17' } as const;
  const at = (day: string) => new Date(`${day}T16:00:00Z`);

  it('are ordered once, when two working days are left', async () => {
    const reference = await test.store(complaint);
    await test.store({ receivedAt: now });
    const early = upkeepAt(at('2026-03-12'), ['mail-reminder']);
    await early.keepUp();
    expect(early.onReminder).not.toHaveBeenCalled();

    const due = upkeepAt(at('2026-03-13'), ['mail-reminder', 'chat-reminder']);
    await due.keepUp();
    await due.keepUp();
    expect(due.onReminder).toHaveBeenCalledExactlyOnceWith({ reference, dueOn: '2026-03-17' });
    expect((await test.deliveries()).map(({ channel, state }) => [channel, state])).toEqual([
      ['chat-reminder', 'waiting'],
      ['inbox', 'waiting'],
      ['inbox', 'waiting'],
      ['mail-reminder', 'waiting'],
    ]);
  });

  it('are told to the log where there is no channel', async () => {
    await test.store(complaint);
    const due = upkeepAt(at('2026-03-16'));
    await due.keepUp();
    expect(due.onReminder).toHaveBeenCalledTimes(1);
    expect((await test.deliveries()).map(({ channel }) => channel)).toEqual(['inbox']);
  });
});

it('counts what waits and what is stuck', async () => {
  await test.store({ receivedAt: now, channels: ['inbox', 'mail'] });
  await test.store({ receivedAt: now, channels: ['inbox'] });
  await test.database.db
    .updateTable('delivery')
    .set({ state: 'stuck' })
    .where('channel', '=', 'mail')
    .execute();
  expect(
    (await countWaiting(test.database)).sort((a, b) => (a.channel < b.channel ? -1 : 1)),
  ).toEqual([
    { channel: 'inbox', state: 'waiting', count: 2 },
    { channel: 'mail', state: 'stuck', count: 1 },
  ]);
});
