import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { formNames } from '../site/form-name.ts';
import { ChatRefused } from './channels/chat.ts';
import { type OutboxDatabase, openDatabase } from './database.ts';
import { createRelay, pauseAfter } from './relay.ts';
import { acceptSubmission, KeyReused } from './store.ts';
import {
  AnswerLost,
  type Channel,
  type ChannelName,
  type Delivery,
  type NewSubmission,
} from './submission.ts';

let folder: string;
let database: OutboxDatabase;
beforeEach(async () => {
  folder = useFolder();
  database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  onTestFinished(() => database.db.destroy());
});

const submission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  form: 'contact',
  fields: { firstname: 'Ada', lastname: 'Roy', email: 'Ada@Roy.example' },
  context: { path: '/contact', locale: 'fr' },
  idempotencyKey: 'key-1',
  suspicion: undefined,
  ...changes,
});
const now = new Date('2026-03-10T15:00:00Z');
const accept = (
  one: NewSubmission,
  channels: ChannelName[] = ['inbox', 'mail'],
  earlier?: { key: string; since: Date },
) => acceptSubmission(database, one, { channels, dueOn: undefined, now, earlier });
const rows = () => database.db.selectFrom('submission').selectAll().execute();
const deliveries = () =>
  database.db.selectFrom('delivery').selectAll().orderBy('channel').execute();

describe('accepting', () => {
  it('stores the submission and a delivery for each channel', async () => {
    const { submission: stored, isNew } = await accept(submission());
    expect(isNew).toBe(true);
    expect(stored.reference).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
    expect((await rows()).map(({ reference, email }) => [reference, email])).toEqual([
      [stored.reference, 'ada@roy.example'],
    ]);
    expect((await deliveries()).map(({ channel, state }) => [channel, state])).toEqual([
      ['inbox', 'waiting'],
      ['mail', 'waiting'],
    ]);
  });

  it('one key ten times at once is one row and one reference', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => accept(submission())));
    expect(new Set(all.map(({ submission: { reference } }) => reference)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(2);
  });

  it('refuses a key with other words', async () => {
    await accept(submission());
    await expect(accept(submission({ fields: { email: 'b@c.example' } }))).rejects.toBeInstanceOf(
      KeyReused,
    );
  });

  it('knows a submission under an earlier key, within its time', async () => {
    const first = await accept(submission({ idempotencyKey: 'window-1' }));
    const again = await accept(submission({ idempotencyKey: 'window-2' }), [], {
      key: 'window-1',
      since: new Date(now.getTime() - 1000),
    });
    expect(again.submission.reference).toBe(first.submission.reference);
    const later = await accept(submission({ idempotencyKey: 'window-3' }), [], {
      key: 'window-1',
      since: new Date(now.getTime() + 1),
    });
    expect(later.isNew).toBe(true);
  });
});

describe('delivering', () => {
  function relayWith(channels: Channel[], clock: { now: Date }, attemptMs?: number) {
    const onFailure = vi.fn();
    return {
      onFailure,
      relay: createRelay({ database, channels, onFailure, now: () => clock.now, attemptMs }),
    };
  }
  const channel = (name: ChannelName, send: Channel['send'] = async () => {}) => ({
    name,
    forms: formNames,
    send: vi.fn(send),
  });

  it('sends each submission once to each channel', async () => {
    const inbox = channel('inbox');
    const mail = channel('mail');
    const { relay } = relayWith([inbox, mail], { now });
    await accept(submission());
    await relay.deliverDue();
    await relay.deliverDue();
    expect([inbox.send.mock.calls.length, mail.send.mock.calls.length]).toEqual([1, 1]);
    expect(inbox.send.mock.calls[0]?.[0]).toMatchObject({ fields: { firstname: 'Ada' } });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('gives a channel what it carries, and nothing else', async () => {
    const chat = { ...channel('chat'), forms: ['contact' as const] };
    const { relay } = relayWith([chat], { now });
    await accept(submission({ form: 'complaint', idempotencyKey: 'complaint' }), ['chat']);
    await accept(submission({ form: 'contact', idempotencyKey: 'contact' }), ['chat']);
    await relay.deliverDue();
    expect(chat.send.mock.calls.map(([{ form }]) => form)).toEqual(['contact']);
  });

  it('keeps what fails, tries again with growing pauses, and says when it is stuck', async () => {
    const clock = { now };
    let isDown = true;
    const mail = channel('mail', async () => {
      if (isDown) throw new TypeError('ada@roy.example refused');
    });
    const { relay, onFailure } = relayWith([mail], clock);
    await accept(submission(), ['mail']);
    for (let hour = 0; hour < 12; hour += 1) {
      await relay.deliverDue();
      clock.now = new Date(clock.now.getTime() + 3_600_000);
    }
    expect((await deliveries())[0]).toMatchObject({ state: 'stuck', last_error: 'TypeError' });
    expect(onFailure).toHaveBeenLastCalledWith(expect.objectContaining({ stuck: true }));
    expect(JSON.stringify(onFailure.mock.calls)).not.toContain('ada@');
    isDown = false;
    await relay.deliverDue();
    expect((await deliveries())[0]?.state).toBe('sent');
    await relay.deliverDue();
    expect(mail.send).toHaveBeenCalledTimes(13);
  });

  it('keeps the kind of a failure, never its words', async () => {
    const failing = channel('chat', async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    });
    const { relay } = relayWith([failing], { now });
    await accept(submission(), ['chat']);
    await relay.deliverDue();
    expect((await deliveries())[0]?.last_error).toBe('ECONNREFUSED');
  });

  it('does not wait for a broken channel to serve the other', async () => {
    const inbox = channel('inbox');
    const mail = channel('mail', async () => Promise.reject(new Error('down')));
    const { relay } = relayWith([inbox, mail], { now });
    await accept(submission());
    await relay.deliverDue();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });

  it('is not sent twice by two nodes', async () => {
    const slow = () => channel('inbox', () => new Promise((resolve) => setTimeout(resolve, 30)));
    const [one, two] = [slow(), slow()];
    for (let index = 0; index < 20; index += 1)
      await accept(submission({ idempotencyKey: `key-${index}` }), ['inbox']);
    await Promise.all([
      relayWith([one], { now }).relay.deliverDue(),
      relayWith([two], { now }).relay.deliverDue(),
    ]);
    expect(one.send.mock.calls.length + two.send.mock.calls.length).toBe(20);
  });

  describe('tells a channel that it may have got it already', () => {
    const minute = 60_000;
    const told = ({ send }: { send: { mock: { calls: unknown[][] } } }) =>
      send.mock.calls.map(([, delivery]) => (delivery as Delivery).mayHaveArrived);

    async function roundsOf(chat: Channel, count: number, attemptMs?: number) {
      const clock = { now };
      const { relay } = relayWith([chat], clock, attemptMs);
      await accept(submission(), ['chat']);
      for (let round = 0; round < count; round += 1) {
        await relay.deliverDue();
        clock.now = new Date(clock.now.getTime() + minute);
      }
    }

    it('when a node died with the delivery in hand', async () => {
      await accept(submission(), ['chat']);
      await database.db.updateTable('delivery').set({ claimed_until: now.toISOString() }).execute();
      const chat = channel('chat');
      await relayWith([chat], { now }).relay.deliverDue();
      expect(told(chat)).toEqual([true]);
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', claimed_until: null });
    });

    it('when an answer was lost, whatever happened since', async () => {
      const failures = [new ChatRefused('500'), new AnswerLost('?'), new ChatRefused('500')];
      const chat = channel('chat', async () => {
        const failure = failures.shift();
        if (failure) throw failure;
      });
      await roundsOf(chat, 4);
      expect(told(chat)).toEqual([false, false, true, true]);
    });

    it('when it did not end in time, which keeps nobody waiting', async () => {
      const chat = channel('chat', () => new Promise(() => undefined));
      await roundsOf(chat, 2, 20);
      expect(told(chat)).toEqual([false, true]);
      expect((await deliveries())[0]).toMatchObject({ state: 'waiting', attempts: 2 });
    });
  });

  it('notes what it sent when the database is free again', async () => {
    const other = new Sqlite(join(folder, 'outbox.db'));
    onTestFinished(() => void other.close());
    const inbox = channel('inbox', async () => void other.exec('BEGIN IMMEDIATE'));
    await accept(submission(), ['inbox']);
    const noting = vi.spyOn(database.db, 'updateTable');
    const delivering = relayWith([inbox], { now }).relay.deliverDue();
    // A second attempt: the first was refused.
    const isRefused = eventually(() => expect(noting.mock.calls.length).toBeGreaterThan(1));
    await Promise.race([isRefused, delivering]);
    other.exec('ROLLBACK');
    await Promise.all([isRefused, delivering]);
    expect((await deliveries())[0]?.state).toBe('sent');
  });

  it('pauses longer after each failure, an hour at most', () => {
    expect([1, 2, 3, 4].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(pauseAfter(50)).toBe(3_600_000);
  });
});
