import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { inAll } from '../../support/scope.ts';
import { until } from '../../support/until.ts';
import { namesInLog, postJson } from '../support/posting.ts';
import { type Receiver, referenceIn, repeatNote, startReceiver } from '../support/receiver.ts';
import { createWorld, engine, report, type World } from '../support/world.ts';

const posts = inAll(1000, 200);
const kills = inAll(20, 5);
const visitors = 8;

let world: World;
let site: Site;
let chat: Receiver;
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

test(`${posts} posts and ${kills} kill -9 on ${engine}: what was acknowledged is stored once`, async () => {
  const killAt = Array.from({ length: kills }, () => randomInt(posts - 50)).sort((a, b) => a - b);
  const acknowledged = new Map<string, string>();
  const logs: string[] = [];
  let sent = 0;
  let underWay = 0;
  let unanswered = 0;
  let killed = 0;
  let restarting: Promise<void> | undefined;

  async function killAndRestart() {
    // Somewhere inside the posts that are under way, not between two.
    await sleep(randomInt(40));
    await until(() => underWay > 0);
    await site.kill();
    killed += 1;
    logs.push(...site.log);
    site = await startSite();
  }

  /** Whether it was answered. */
  async function postOnce(key: string): Promise<boolean> {
    underWay += 1;
    try {
      const { status, reference } = await postJson(site.url, { key, fields: { details: key } });
      if (status === 200 && reference) acknowledged.set(key, reference);
      return true;
    } catch {
      unanswered += 1;
      return false;
    } finally {
      underWay -= 1;
    }
  }

  /** As long as one kill is left: each of them meets posts. */
  async function visit() {
    while (sent < posts || killed < kills) {
      sent += 1;
      const key = `post-number-${sent}`;
      if (sent > (killAt[killed] ?? Number.POSITIVE_INFINITY)) {
        restarting ??= killAndRestart().finally(() => {
          restarting = undefined;
        });
      }
      if (await postOnce(key)) continue;
      await restarting;
      // Every other visitor whose post got no answer tries again, with the same key.
      if (sent % 2 === 0) await postOnce(key);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  await restarting;

  // One that runs would look for what a dead one had in hand only when its own pause is over.
  await site.stop();
  logs.push(...site.log);
  await world.endClaims();
  site = await startSite();
  await until(async () => (await world.deliveries()).every(({ state }) => state === 'sent'));
  const stored = await world.stored();
  const byKey = new Map<string, string[]>();
  for (const { idempotency_key: key, reference } of stored) {
    byKey.set(key, [...(byKey.get(key) ?? []), reference]);
  }
  const lost = [...acknowledged].filter(([key, reference]) => {
    const references = byKey.get(`b:${key}`) ?? [];
    return references.length !== 1 || references[0] !== reference;
  });
  const delivered = world.inbox.taken.map(({ reference }) => reference as string);
  const inChat = new Set<string | undefined>();
  const repeats = chat.taken.filter(({ text }) => {
    const isRepeat = inChat.has(referenceIn(text));
    inChat.add(referenceIn(text));
    return isRepeat;
  });
  report('Killed', {
    sent,
    killed,
    unanswered,
    acknowledged: acknowledged.size,
    stored: stored.length,
    delivered: delivered.length,
    'in the chat': chat.taken.length,
    'of these twice': repeats.length,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
  expect(killed).toBe(kills);
  // The test must have been one: most posts got through, and some were hit.
  expect(acknowledged.size).toBeGreaterThan(posts / 2);
  expect(unanswered).toBeGreaterThan(0);
  expect([...byKey.values()].filter((references) => references.length > 1)).toEqual([]);
  const references = stored.map(({ reference }) => reference).toSorted();
  expect(delivered.toSorted()).toEqual(references);
  expect([...inChat].toSorted()).toEqual(references);
  expect(repeats.filter(({ text }) => !String(text).includes(repeatNote))).toEqual([]);
  expect([...logs, ...site.log].join('\n')).not.toMatch(namesInLog);
});
