import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import type { Site } from '../../browser/support/site.ts';
import { until } from '../../support/until.ts';
import { namesInLog, postJson } from '../support/posting.ts';
import { type Receiver, referenceIn, startReceiver } from '../support/receiver.ts';
import { createWorld, engine, report, type World } from '../support/world.ts';

const submissions = 12;

let world: World;
let site: Site;
let chat: Receiver;
let smtpPort: number;
let smtp: SMTPServer | undefined;
const mails: string[] = [];
let refusedMails = 0;
let isMailSick = true;

async function openMail() {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (isMailSick) {
          refusedMails += 1;
          callback(Object.assign(new Error('Try later'), { responseCode: 451 }));
          return;
        }
        mails.push(text);
        callback();
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(smtpPort, '127.0.0.1');
  await once(smtp.server, 'listening');
}

beforeAll(async () => {
  world = await createWorld();
  chat = await startReceiver();
  smtpPort = await freePort();
  site = await world.startSite({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_TO: 'contact@salve.example',
    COMPLAINT_TO: 'privacy@salve.example',
    CHAT_WEBHOOK_URL: `${chat.url}/hook`,
    COMPLAINT_CHAT_WEBHOOK_URL: `${chat.url}/complaints`,
  });
});
afterAll(async () => {
  await site?.stop();
  await chat?.close();
  await new Promise<void>((done) => (smtp ? smtp.close(() => done()) : done()));
  await world?.close();
});

test(`mail and chat down on ${engine}: all arrives when they return, once on each channel`, async () => {
  // Nobody answers the mail's port, and the chat fails; then both answer wrongly; then well.
  chat.mood = 'failing';
  const references = [];
  for (let index = 0; index < submissions; index += 1) {
    const form = index % 3 === 0 ? 'complaint' : 'contact';
    const { status, reference } = await postJson(site.url, { form });
    expect(status).toBe(200);
    references.push(reference);
  }
  await until(() => world.inbox.taken.length === submissions);
  await until(() => chat.refused >= submissions);
  expect((await fetch(`${site.url}/metrics`).then((answer) => answer.text())).split('\n')).toEqual(
    expect.arrayContaining([
      `deliveries_waiting{channel="mail",state="waiting"} ${submissions}`,
      `deliveries_waiting{channel="chat",state="waiting"} ${submissions}`,
    ]),
  );
  await until(() => site.log.some((line) => line.includes('A delivery failed.')));

  chat.mood = 'resetting';
  await openMail();
  await until(() => refusedMails >= submissions && chat.refused >= 2 * submissions);
  chat.mood = 'well';
  isMailSick = false;
  await until(async () => (await world.deliveries()).every(({ state }) => state === 'sent'));

  const expected = references.toSorted();
  const inbox = world.inbox.taken.map(({ reference }) => reference as string);
  const mailed = mails.map(referenceIn);
  const chatted = chat.taken.map(({ text }) => referenceIn(text));
  report('Channels down', {
    acknowledged: references.length,
    'failed attempts': chat.refused + refusedMails,
    inbox: inbox.length,
    mail: mailed.length,
    chat: chatted.length,
    lost: expected.filter((reference) => !mailed.includes(reference)).length,
  });
  expect(inbox.toSorted()).toEqual(expected);
  expect(mailed.toSorted()).toEqual(expected);
  expect(chatted.toSorted()).toEqual(expected);
  expect(site.log.join('\n')).not.toMatch(namesInLog);
});
