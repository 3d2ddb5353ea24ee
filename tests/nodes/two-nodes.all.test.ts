import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Editor } from '../contract/editor.ts';
import { type Posted, postJson } from '../faults/support/posting.ts';
import { referenceIn } from '../faults/support/receiver.ts';
import { printFigures } from '../support/figures.ts';
import { until } from '../support/until.ts';
import { type Cluster, startCluster } from './support/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

const textOf = async (address: string) => (await fetch(address)).text();
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** The line of the log in which a node says that pages it keeps are touched by what changed. */
const isToldOfNews = (line: string) =>
  /"model":"nouvelle","pages":[1-9]\d*,.*"Content changed\."/.test(line);

test('a publish shows on both nodes and through nginx', async () => {
  const { nodes, url, content } = cluster;
  const lists = [...nodes, { url }].map((node) => `${node.url}/nouvelles`);
  const title = 'Une nouvelle pour deux nœuds';
  for (const list of lists) expect(await textOf(list)).not.toContain(title);

  const editor = await Editor.signIn(content);
  const { status } = await editor.publish('api::nouvelle.nouvelle', 'fr', {
    title,
    slug: 'deux-noeuds',
    desc: 'Publiée à l’instant.',
    date: '2030-01-01',
  });
  expect(status).toBe(200);
  // After a minute a page is looked at again anyway: each node must have been told.
  for (const node of nodes) await until(() => node.log.some(isToldOfNews));
  let shown = 0;
  for (const list of lists) {
    await until(async () => (await textOf(list)).includes(title));
    shown += 1;
  }
  printFigures('A publish', { 'addresses asked': lists.length, 'that show it': shown });
});

test('the sixth message of one sender is set aside, whichever nodes got the others', async () => {
  const { nodes } = cluster;
  const answers: Posted[] = [];
  for (let index = 0; index < 7; index += 1) {
    // One line: another address of its network each time.
    const sender = `2001:db8:5:5::${index + 1}`;
    answers.push(await postJson(nodes[index % 2 === 0 ? 0 : 1].url, { sender }));
  }
  expect(answers.map(({ status }) => status)).toEqual(times(7, () => 200));
  const stored = await cluster.stored();
  const suspicions = answers.map(
    ({ reference }) => stored.find((one) => one.reference === reference)?.suspicion,
  );
  expect(suspicions).toEqual([
    ...times(5, () => null),
    ...times(2, () => 'plus de 5 messages en dix minutes'),
  ]);
  printFigures('One sender', {
    posts: answers.length,
    stored: suspicions.length,
    'set aside': suspicions.filter((suspicion) => suspicion).length,
  });
});

test('what both nodes take is delivered once, while both deliver', async () => {
  const { nodes } = cluster;
  const answers = await Promise.all(
    times(60, (index) => postJson(nodes[index % 2 === 0 ? 0 : 1].url)),
  );
  expect(answers.map(({ status }) => status)).toEqual(times(60, () => 200));
  await until(async () => (await cluster.undelivered()) === 0);

  const stored = (await cluster.stored()).map(({ reference }) => reference).toSorted();
  const mailed = cluster.letters.map(({ raw }) => referenceIn(raw)).toSorted();
  const inbox = (await cluster.inbox()).toSorted();
  printFigures('Two relays', {
    acknowledged: answers.length,
    // With those of the test before.
    stored: stored.length,
    mailed: mailed.length,
    inbox: inbox.length,
  });
  expect(mailed).toEqual(stored);
  expect(inbox).toEqual(stored);
  expect(stored).toEqual(expect.arrayContaining(answers.map(({ reference }) => reference)));
});

test('a node that dies under load fails no page and loses no message', async () => {
  const { url, nodes } = cluster;
  const pages = ['/', '/en', '/nouvelles', '/carriere', '/contact', '/a-propos', '/termes'];
  const gets = 400;
  const failures: string[] = [];
  let asked = 0;
  let answered = 0;
  async function read() {
    while (asked < gets) {
      asked += 1;
      // Every other one under an address that nobody has kept.
      const path = `${pages[asked % pages.length]}${asked % 2 === 0 ? `?visite=${asked}` : ''}`;
      try {
        const response = await fetch(url + path);
        const text = await response.text();
        if (response.status !== 200 || !text.includes('</html>')) {
          failures.push(`${path} answered ${response.status}`);
        }
      } catch (error) {
        failures.push(`${path}: ${error}`);
      }
      answered += 1;
    }
  }
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  async function post(key: string): Promise<void> {
    const { status, reference }: Partial<Posted> = await postJson(url, { key }).catch(() => ({}));
    if (status === 200 && reference) acknowledged.set(key, reference);
    else unanswered.push(key);
  }
  const postSome = (count: number) => Promise.all(times(count, () => post(randomUUID())));

  const reading = Promise.all(times(8, read));
  await postSome(10);
  await until(() => answered > gets / 4);
  // Held still first, so that it surely has requests in hand when it dies.
  process.kill(nodes[0].pid, 'SIGSTOP');
  const before = acknowledged.size;
  const caught = postSome(8);
  await until(() => acknowledged.size > before);
  await nodes[0].kill();
  await caught;
  await postSome(10);
  const hit = unanswered.splice(0);
  await Promise.all(hit.map(post));
  await cluster.restartFirst();
  await postSome(10);
  await reading;

  const stored = (await cluster.stored()).filter(({ idempotency_key: key }) =>
    acknowledged.has(key.replace(/^b:/, '')),
  );
  printFigures('A node killed: pages', {
    asked,
    answered: answered - failures.length,
    failed: failures.length,
  });
  printFigures('A node killed: posts', {
    sent: acknowledged.size + unanswered.length,
    'unanswered and sent again': hit.length,
    acknowledged: acknowledged.size,
    stored: stored.length,
  });
  expect(failures).toEqual([]);
  expect(hit.length).toBeGreaterThan(0);
  expect(unanswered).toEqual([]);
  expect(
    new Map(stored.map(({ idempotency_key: key, reference }) => [key.slice(2), reference])),
  ).toEqual(acknowledged);
  expect(stored).toHaveLength(acknowledged.size);
});
