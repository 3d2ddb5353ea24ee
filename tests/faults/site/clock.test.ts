import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { until } from '../../support/until.ts';
import { postJson } from '../support/posting.ts';
import { createWorld, type World } from '../support/world.ts';

const day = 24 * 60 * 60 * 1000;

let world: World;
let site: Site;
let folder: string;
const setClock = (offset: number) => writeFile(join(folder, 'clock'), String(offset));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salve-clock-'));
  await setClock(0);
  world = await createWorld();
  site = await world.startSite({
    CLOCK_FILE: join(folder, 'clock'),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '..', 'support', 'movable-clock.mjs')}`,
  });
});
afterAll(async () => {
  await site?.stop();
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

const references = () => world.inbox.taken.map(({ reference }) => reference);

test.each([
  ['a day ahead', day],
  ['two days back', -day],
  ['to the right time', 0],
])('a clock that jumps %s: pages answer and messages arrive', async (_, offset) => {
  expect((await fetch(`${site.url}/termes`)).status).toBe(200);
  const before = await postJson(site.url);
  expect(before.status).toBe(200);
  await setClock(offset);
  const after = await postJson(site.url);
  expect(after.status).toBe(200);
  expect((await fetch(`${site.url}/termes`)).status).toBe(200);
  await until(() => [before, after].every(({ reference }) => references().includes(reference)));
});
