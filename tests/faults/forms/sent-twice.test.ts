import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { until } from '../../support/until.ts';
import { namesInLog, postJson } from '../support/posting.ts';
import { type Receiver, referenceIn, repeatNote, startReceiver } from '../support/receiver.ts';
import { createWorld, engine, type World } from '../support/world.ts';

let world: World;
let chat: Receiver;
let site: Site;
const startSite = () => world.startSite({ CHAT_WEBHOOK_URL: `${chat.url}/hook` });
beforeAll(async () => {
  world = await createWorld();
  chat = await startReceiver();
  site = await startSite();
});
afterAll(async () => {
  await site?.stop();
  await chat?.close();
  await world?.close();
});
beforeEach(() => {
  chat.refused = 0;
});

/** Posts while the chat is in this mood, and waits until the message has come there once. */
async function postTo(mood: Receiver['mood']) {
  chat.mood = mood;
  const { status, reference } = await postJson(site.url);
  expect(status).toBe(200);
  await until(() => chat.refused > 0);
  return reference;
}

/** The message that the chat takes once it is well again. */
async function takenBy(reference: string | undefined): Promise<string> {
  chat.mood = 'well';
  const isIt = ({ text }: Record<string, unknown>) => referenceIn(text) === reference;
  await until(() => chat.taken.some(isIt));
  return String(chat.taken.find(isIt)?.text);
}

describe(`a chat message sent again on ${engine}`, () => {
  test('after the site died with it in hand says that it may be known', async () => {
    const reference = await postTo('hanging');
    await site.kill();
    site = await startSite();
    await world.endClaims();
    expect(await takenBy(reference)).toContain(repeatNote);
  });

  test('after its answer was lost says so too', async () => {
    expect(await takenBy(await postTo('resetting'))).toContain(repeatNote);
  });

  test('after it was refused says nothing', async () => {
    expect(await takenBy(await postTo('failing'))).not.toContain(repeatNote);
  });

  test('is in the inbox once', async () => {
    await until(async () => (await world.deliveries()).every(({ state }) => state === 'sent'));
    const inbox = world.inbox.taken.map(({ reference }) => reference as string);
    const stored = (await world.stored()).map(({ reference }) => reference);
    expect(inbox.toSorted()).toEqual(stored.toSorted());
    expect(site.log.join('\n')).not.toMatch(namesInLog);
  });
});
