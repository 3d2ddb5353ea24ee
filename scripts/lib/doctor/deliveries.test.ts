import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { openDatabase } from '../../../web/src/outbox/database.ts';
import { acceptSubmission } from '../../../web/src/outbox/store.ts';
import { checkDeliveries } from './deliveries.ts';
import { soundSettings } from './stand-in-settings.ts';

test('what has arrived is well; what waits or keeps failing is counted by channel', () =>
  withTempDir(async (dataDir) => {
    const check = () => checkDeliveries(soundSettings({ dataDir }));
    expect(await check()).toEqual([]);

    const database = await openDatabase({ databaseUrl: undefined, dataFolder: dataDir });
    const set = (channel: string, state: 'sent' | 'stuck') =>
      database.db.updateTable('delivery').set({ state }).where('channel', '=', channel).execute();
    for (const idempotencyKey of ['one', 'two']) {
      await acceptSubmission(
        database,
        {
          form: 'contact',
          fields: { email: 'ada@roy.example' },
          context: { path: '/contact', locale: 'fr' },
          idempotencyKey,
          suspicion: undefined,
        },
        { channels: ['inbox', 'mail'], dueOn: undefined, now: new Date() },
      );
    }
    await set('mail', 'stuck');
    expect(await check()).toEqual(
      expect.arrayContaining([
        { state: 'doubtful', sentence: '2 deliveries to inbox wait for the next attempt.' },
        {
          state: 'wrong',
          sentence: expect.stringMatching(/^2 deliveries to mail failed again and again/),
        },
      ]),
    );
    await set('mail', 'sent');
    await set('inbox', 'sent');
    expect(await check()).toMatchObject([{ state: 'good' }]);
    await database.db.destroy();
  }));
