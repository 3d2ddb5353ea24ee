import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../web/src/outbox/database.ts';
import { createPostLimit, type PostLimit } from '../../web/src/server/posts/post-limit.ts';
import { type Postgres, startPostgres } from '../contract/postgres.ts';
import { startTunnel, type Tunnel } from '../faults/support/tunnel.ts';

let postgres: Postgres;
let tunnel: Tunnel;
beforeAll(async () => {
  postgres = await startPostgres();
  tunnel = await startTunnel(postgres.url);
});
afterAll(async () => {
  await tunnel?.close();
  await postgres?.stop();
});

const limits: PostLimit[] = [];
const stopAll = async () => {
  for (const limit of limits.splice(0)) await limit.stop();
};
afterEach(async () => {
  vi.useRealTimers();
  await stopAll();
});
function limitOfANode(databaseUrl = postgres.url): PostLimit {
  const limit = createPostLimit({
    databaseUrl,
    secret: 'the-same-on-every-node',
    onError: () => undefined,
  });
  limits.push(limit);
  return limit;
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = await openDatabase({ databaseUrl: postgres.url, dataFolder: '' });
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
    const answers = await Promise.all(
      [...nodes, ...nodes].map((node) => node.mayPost('192.0.2.1')),
    );
    expect(answers.filter((may) => may)).toHaveLength(5);
    for (const node of nodes) expect(await node.mayPost('192.0.2.1')).toBe(false);
    expect(await limitOfANode().mayPost('192.0.2.1')).toBe(false);
    await stopAll();
  }
});

test('the address itself is not written down', async () => {
  expect(await limitOfANode().mayPost('198.51.100.7')).toBe(true);
  const stored = await rows();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.join()).not.toContain('198.51.100');
});

test('what is past its time is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const limit = limitOfANode();
  await limit.mayPost('203.0.113.1');
  expect(await rows()).not.toEqual([]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 30_000 });
});

test('posts are counted while the database is away, and together once it is back', async () => {
  tunnel.cut();
  const [first, second] = [limitOfANode(tunnel.url), limitOfANode()];
  for (let time = 1; time <= 5; time += 1) expect(await first.mayPost('192.0.2.9')).toBe(true);
  expect(await first.mayPost('192.0.2.9')).toBe(false);
  tunnel.mend();
  for (let time = 1; time <= 5; time += 1) await second.mayPost('192.0.2.10');
  expect(await first.mayPost('192.0.2.10')).toBe(false);
});
