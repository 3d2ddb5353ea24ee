import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { openPostOffice } from '../../outbox/channels/test-post-office.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { Channel } from '../../outbox/submission.ts';
import { readEnvironment } from '../environment.ts';
import { channelsOf, remindersOf } from './channels.ts';

const secrets = {
  CONTENT_TOKEN: 'content-token-of-the-tests',
  HOOK_SECRET: 'hook-secret-of-the-tests',
  INBOX_TOKEN: 'inbox-token-of-the-tests',
};
const room = 'https://chat.example/hook/contact';
const complaintRoom = 'https://chat.example/hook/plaintes';
const formsOf = (settings: Record<string, string>) => {
  const env = readEnvironment({ ...secrets, ...settings });
  const asTable = (channels: Channel[]) =>
    Object.fromEntries(channels.map(({ name, forms }) => [name, forms]));
  return { ...asTable(channelsOf(env)), ...asTable(remindersOf(env)) };
};

it.each([
  [{}, { inbox: ['contact', 'complaint'] }],
  [{ CHAT_WEBHOOK_URL: room }, { inbox: ['contact', 'complaint'], chat: ['contact'] }],
  [
    { COMPLAINT_CHAT_WEBHOOK_URL: complaintRoom },
    { inbox: ['contact', 'complaint'], chat: ['complaint'], 'chat-reminder': ['complaint'] },
  ],
  [
    { CHAT_WEBHOOK_URL: room, COMPLAINT_CHAT_WEBHOOK_URL: complaintRoom },
    {
      inbox: ['contact', 'complaint'],
      chat: ['contact', 'complaint'],
      'chat-reminder': ['complaint'],
    },
  ],
])('with %o complaints go to a chat only where a room is set for them', (settings, forms) => {
  expect(formsOf(settings)).toEqual(forms);
});

it('refuses the contact form’s room for complaints', () => {
  expect(() => formsOf({ CHAT_WEBHOOK_URL: room, COMPLAINT_CHAT_WEBHOOK_URL: room })).toThrow(
    /COMPLAINT_CHAT_WEBHOOK_URL: must not be the room of the contact form/,
  );
});

let folder: string;
let postOffice: Awaited<ReturnType<typeof openPostOffice>>;
beforeEach(async () => {
  folder = useFolder();
  postOffice = await openPostOffice();
  onTestFinished(postOffice.close);
});

/** The outbox as the site puts it together, with mail as its only channel. */
function outboxAt(day: string) {
  const env = readEnvironment({
    CONTENT_TOKEN: 'content-token-of-the-tests',
    HOOK_SECRET: 'hook-secret-of-the-tests',
    SITE_URL: 'https://agence.example',
    SMTP_URL: postOffice.url,
    CONTACT_TO: 'bonjour@salve.example',
    COMPLAINT_TO: 'vieprivee@salve.example',
    DATA_DIR: folder,
  });
  const onReminder = vi.fn();
  const outbox = createOutbox({
    databaseUrl: undefined,
    dataFolder: env.dataFolder,
    channels: channelsOf(env),
    reminders: remindersOf(env),
    retentionMonths: env.retentionMonths,
    onReminder,
    onWithdrawn: () => undefined,
    onDestroyed: () => undefined,
    onDeliveryFailure: () => undefined,
    onError: () => undefined,
    now: () => new Date(`${day}T16:00:00Z`),
  });
  onTestFinished(outbox.stop);
  return { ...outbox, onReminder };
}
type Outbox = ReturnType<typeof outboxAt>;

const complain = (outbox: Outbox, idempotencyKey: string) =>
  outbox.accept(
    {
      form: 'complaint',
      fields: {
        firstname: 'Zoe',
        lastname: 'Lachapelle',
        email: 'zoe@lachapelle.example',
        phone: '418 555-0142',
        pourquoi_motif: 'Un dossier oublie',
      },
      context: { path: '/securite/plainte', locale: 'fr' },
      idempotencyKey,
      suspicion: undefined,
    },
    undefined,
  );

/** Runs until reminders are ordered and everything has gone out. */
async function run(outbox: Outbox, { reminders }: { reminders: number }) {
  outbox.start();
  await eventually(async () => {
    expect(outbox.onReminder).toHaveBeenCalledTimes(reminders);
    expect(await outbox.waiting()).toEqual([]);
  });
  await outbox.stop();
}

it('reminds of a complaint by mail, once, two working days before its reply is due', async () => {
  // Received on Tuesday the 10th, due on the 17th; the other one on Thursday, due on the 19th.
  const tuesday = outboxAt('2026-03-10');
  const { reference } = await complain(tuesday, 'first');
  await run(tuesday, { reminders: 0 });
  const thursday = outboxAt('2026-03-12');
  const { reference: other } = await complain(thursday, 'second');
  await run(thursday, { reminders: 0 });
  expect(postOffice.letters).toHaveLength(2);
  expect(postOffice.letters[0]?.raw).toMatch(/^Message-ID: <[^@]+@agence\.example>\r$/m);

  await run(outboxAt('2026-03-13'), { reminders: 1 });
  await run(outboxAt('2026-03-17'), { reminders: 1 });
  const [reminder, last, ...more] = postOffice.letters.slice(2);
  expect(more).toEqual([]);
  expect(reminder?.to).toEqual(['vieprivee@salve.example']);
  expect(reminder?.raw).toContain(`\nSubject: Rappel : plainte ${reference}\r\n`);
  expect(reminder?.raw).toContain('2026-03-17');
  expect(reminder?.raw).not.toMatch(/zoe|lachapelle|555-0142|dossier|reply-to/i);
  expect(last?.raw).toContain(`\nSubject: Rappel : plainte ${other}\r\n`);
});
