import { expect, it } from 'vitest';
import { createRecords } from './records.ts';
import { testDatabase } from './test-database.ts';

const test = testDatabase();
const now = new Date('2026-03-10T15:00:00Z');

it('finds a submission and how it fares', async () => {
  const reference = await test.store({ receivedAt: now, channels: ['mail', 'inbox'] });
  const records = createRecords(test.database);
  const found = await records.find(reference);
  expect(found?.submission.fields.firstname).toBe('Ada');
  expect(found?.deliveries.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
    'inbox waiting',
    'mail waiting',
  ]);
  expect(await records.find('C-NONE-00')).toBeUndefined();
});

it('lists the newest first', async () => {
  const old = await test.store({ receivedAt: new Date('2026-01-01T00:00:00Z') });
  const young = await test.store({ receivedAt: now });
  const listed = await createRecords(test.database).list(10);
  expect(listed.map(({ submission }) => submission.reference)).toEqual([young, old]);
});

it('sends again, everywhere or on one channel', async () => {
  const reference = await test.store({ receivedAt: now, channels: ['inbox', 'mail'] });
  await test.markSent('inbox');
  await test.markSent('mail');
  const records = createRecords(test.database);
  expect(await records.resend(reference, 'mail', now)).toBe(1);
  expect((await test.deliveries()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  expect(await records.resend(reference, undefined, now)).toBe(2);
  expect(await records.resend('C-NONE-00', undefined, now)).toBe(0);
});

it('exports and erases one address, however it is written, and nobody else', async () => {
  const other = await test.store({ receivedAt: now, fields: { email: 'b@c.example' } });
  const first = await test.store({ receivedAt: now });
  const second = await test.store({ receivedAt: now, form: 'complaint' });
  const records = createRecords(test.database);
  expect(await records.ofEmail('ADA@roy.example')).toHaveLength(2);
  expect((await records.eraseEmail('ADA@roy.example')).sort()).toEqual([first, second].sort());
  expect(await test.references()).toEqual([other]);
  expect(await test.deliveries()).toHaveLength(1);
});
