import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let site: Site;

beforeAll(async () => {
  world = await createWorld();
  site = await world.startSite();
});
afterAll(async () => {
  await site?.stop();
  await world?.close();
});

const ask = async (query: string) => {
  const response = await fetch(`${site.url}/termes?${query}`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  await response.arrayBuffer();
  return response;
};

test('a query of 14 KB costs one answer, never the site', async () => {
  expect((await ask('seen')).status).toBe(200);
  const refused = await ask('(&'.repeat(7300));
  expect(refused.status).toBe(414);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await ask('(&'.repeat(2048))).status).toBe(200);
  expect((await ask('still=there')).status).toBe(200);
});
