import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Change } from '../../web/src/content/change.ts';
import { createOtherNodes, type OtherNodes } from '../../web/src/server/publishing/other-nodes.ts';
import { startTunnel, type Tunnel } from '../faults/support/tunnel.ts';
import { eventually } from '../support/eventually.ts';
import { newDatabase } from '../support/postgres/new-database.ts';

const everything = {};
const [news, study] = [{ model: 'nouvelle', documentId: 'one' }, { model: 'etude' }];

let ourDatabase: string;
let tunnel: Tunnel;
beforeAll(async () => {
  ourDatabase = await newDatabase(inject('postgresUrl'));
  tunnel = await startTunnel(ourDatabase);
});
afterAll(() => tunnel?.close());

const nodes: OtherNodes[] = [];
afterEach(() => {
  for (const node of nodes.splice(0)) node.stop();
});

/** A node, with all it hears: first, once it is connected, that anything may have changed. */
function startNode(databaseUrl = ourDatabase) {
  const heard: Change[] = [];
  const onError = vi.fn();
  const node = createOtherNodes({
    databaseUrl,
    onChange: (change) => void heard.push(change),
    onError,
    checkMs: 200,
  });
  nodes.push(node);
  node.start();
  return { tell: node.tell, heard, onError };
}
const connected = ({ heard }: { heard: unknown[] }) =>
  eventually(() => expect(heard).toEqual([everything]));

test('what one node tells, every other one hears once', async () => {
  const [first, second, third] = [startNode(), startNode(), startNode()];
  await Promise.all([connected(first), connected(second), connected(third)]);
  first.tell(news);
  first.tell(everything);
  second.tell(study);
  await eventually(() => {
    expect(first.heard).toEqual([everything, study]);
    expect(second.heard).toEqual([everything, news, everything]);
    expect(third.heard).toHaveLength(4);
    expect(third.heard).toEqual(expect.arrayContaining([study, news, everything]));
  });
});

test('a node that was cut off takes everything for changed, and hears again', async () => {
  const [near, far] = [startNode(), startNode(tunnel.url)];
  await Promise.all([connected(near), connected(far)]);
  tunnel.cut();
  await eventually(() => expect(far.onError).toHaveBeenCalled());
  near.tell(news);
  far.onError.mockClear();
  far.tell(study);
  expect(far.onError).toHaveBeenCalledOnce();

  tunnel.mend();
  await eventually(() => expect(far.heard).toEqual([everything, everything]));
  near.tell(study);
  await eventually(() => expect(far.heard).toEqual([everything, everything, study]));
  expect(near.heard).toEqual([everything]);
});

test('a node whose connection fell silent notices, and takes everything for changed', async () => {
  const far = startNode(tunnel.url);
  await connected(far);
  tunnel.silenceAt('select 1');
  await eventually(() => expect(far.onError).toHaveBeenCalled());
  tunnel.mend();
  await eventually(() => expect(far.heard).toEqual([everything, everything]));
});

test('a node that starts before the database hears once it is there', async () => {
  tunnel.cut();
  const [near, far] = [startNode(), startNode(tunnel.url)];
  await connected(near);
  await eventually(() => expect(far.onError).toHaveBeenCalled());
  tunnel.mend();
  await connected(far);
  near.tell(news);
  await eventually(() => expect(far.heard).toEqual([everything, news]));
});
