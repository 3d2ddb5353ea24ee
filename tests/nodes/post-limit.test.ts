import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../web/src/outbox/database.ts';
import { createPostLimit, type PostLimit } from '../../web/src/server/posts/post-limit.ts';
import { createSenderOf } from '../../web/src/server/posts/sender.ts';
import { startTunnel, type Tunnel } from '../faults/support/tunnel.ts';
import { eventually } from '../support/eventually.ts';
import { patienceMs } from '../support/patience.ts';
import { newDatabase } from '../support/postgres/new-database.ts';

let ourDatabase: string;
let tunnel: Tunnel;
beforeAll(async () => {
  ourDatabase = await newDatabase(inject('postgresUrl'));
  tunnel = await startTunnel(ourDatabase);
});
afterAll(() => tunnel?.close());

const limits: PostLimit[] = [];
const stopAll = async () => {
  for (const limit of limits.splice(0)) await limit.stop();
};
afterEach(async () => {
  vi.useRealTimers();
  await stopAll();
});
function limitOfANode(databaseUrl = ourDatabase): PostLimit {
  // A node that does not wait for the count counts alone, and the sums below would be others.
  const patience = { connectMs: patienceMs, queryMs: patienceMs };
  const limit = createPostLimit({ databaseUrl, onError: () => undefined, patience });
  limits.push(limit);
  return limit;
}

/** Whether the message that a node stores now is one of many of its sender. */
const isOneOfMany = async (node: PostLimit, sender: string) =>
  (await node.storing(sender, async (isOneOfMany) => ({ isOneOfMany, isNew: true }))).isOneOfMany;

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = await openDatabase({ databaseUrl: ourDatabase, dataFolder: '' });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const rows = () =>
  inDatabase(async (db) => {
    const stored = sql<{ row: string }>`select post_count::text as row from post_count`;
    return (await stored.execute(db)).rows.map(({ row }) => row);
  });

test('nodes that begin at the same moment count together', async () => {
  // Often, since PostgreSQL tells those who make a table at once in several ways.
  for (let time = 1; time <= 30; time += 1) {
    await inDatabase((db) => sql`drop table if exists post_count`.execute(db));
    const nodes = [limitOfANode(), limitOfANode(), limitOfANode()];
    const answers = await Promise.all([...nodes, ...nodes].map((node) => isOneOfMany(node, 'ada')));
    expect(answers.filter((isOne) => !isOne)).toHaveLength(5);
    for (const node of nodes) expect(await isOneOfMany(node, 'ada')).toBe(true);
    expect(await isOneOfMany(limitOfANode(), 'ada')).toBe(true);
    await stopAll();
  }
});

test('a flood over two nodes is held off by both', async () => {
  const [first, second] = [limitOfANode(), limitOfANode()];
  const posts = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : second));
  expect(await Promise.all(posts.map((node) => node.secondsToWait('a flood')))).toEqual(
    Array(60).fill(0),
  );
  for (const node of [first, second]) {
    expect(await node.secondsToWait('a flood')).toBeGreaterThan(0);
  }
});

test('what was stored before, or could not be, is counted by no node', async () => {
  const [first, second] = [limitOfANode(), limitOfANode()];
  for (let time = 1; time <= 6; time += 1) {
    await first.storing('bea', async () => ({ isNew: false }));
    await second.storing('bea', () => Promise.reject(new Error('full'))).catch(() => undefined);
  }
  for (let time = 1; time <= 5; time += 1) {
    expect(await isOneOfMany(time % 2 === 0 ? first : second, 'bea')).toBe(false);
  }
  expect(await isOneOfMany(first, 'bea')).toBe(true);
});

test('the address itself is not written down', async () => {
  const senderOf = createSenderOf({ trustProxy: true, secret: 'the-same-on-every-node' });
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  const sender = senderOf(new Request('http://salve.example', { headers }), undefined);
  expect(await limitOfANode().secondsToWait(sender)).toBe(0);
  expect(await isOneOfMany(limitOfANode(), sender)).toBe(false);
  const stored = await rows();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.join()).not.toContain('198.51.100');
});

test('what is past its time is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const limit = limitOfANode();
  await isOneOfMany(limit, 'cleo');
  await limit.secondsToWait('cleo');
  expect(await rows()).not.toEqual([]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  vi.advanceTimersByTime(60_000);
  await eventually(async () => expect(await rows()).toEqual([]));
});

test('posts are counted while the database is away, and together once it is back', async () => {
  tunnel.cut();
  const [first, second] = [limitOfANode(tunnel.url), limitOfANode()];
  for (let time = 1; time <= 5; time += 1) expect(await isOneOfMany(first, 'dan')).toBe(false);
  expect(await isOneOfMany(first, 'dan')).toBe(true);
  tunnel.mend();
  for (let time = 1; time <= 5; time += 1) await isOneOfMany(second, 'eve');
  expect(await isOneOfMany(first, 'eve')).toBe(true);
});
