import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { checkChannels } from './channels.ts';

async function mailServer(password: string): Promise<number> {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, callback) =>
      auth.password === password
        ? callback(null, { user: auth.username })
        : callback(new Error('Wrong password')),
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  onTestFinished(() => new Promise<void>((done) => smtp.close(() => done())));
  return (smtp.server.address() as AddressInfo).port;
}

const mailOf = async (SMTP_URL: string) => (await checkChannels({ env: { SMTP_URL } }))[0];

test('what is not set is well', async () => {
  expect((await checkChannels({ env: {} })).map(({ state }) => state)).toEqual([
    'good',
    'good',
    'good',
  ]);
});

test('a mail server is greeted with the user and password of the setting', async () => {
  const port = await mailServer('right');
  expect((await mailOf(`smtp://site:right@127.0.0.1:${port}`))?.state).toBe('good');
  const refused = await mailOf(`smtp://site:wrong@127.0.0.1:${port}`);
  expect(refused?.state).toBe('wrong');
  expect(refused?.sentence).toContain('Wrong password');
  expect((await mailOf('smtp://127.0.0.1:9'))?.state).toBe('wrong');
});

test.each([
  ['CHAT_WEBHOOK_URL', 1],
  ['COMPLAINT_CHAT_WEBHOOK_URL', 2],
])('the address of %s is read and never shown', async (name, place) => {
  const chatOf = async (address: string) =>
    (await checkChannels({ env: { [name]: address } }))[place];
  expect((await chatOf('https://chat.example/hook/abc'))?.state).toBe('good');
  const refused = await chatOf('chat.example/hook/abc');
  expect(refused?.state).toBe('wrong');
  expect(refused?.sentence).toMatch(new RegExp(`^${name} is not a web address`));
  expect(refused?.sentence).not.toContain('abc');
});
