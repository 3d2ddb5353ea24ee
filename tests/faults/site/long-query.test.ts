import { expect, test } from 'vitest';
import { worldWithSite } from '../support/world-with-site.ts';

const here = worldWithSite();

const ask = async (query: string) => {
  const response = await fetch(`${here.site.url}/termes?${query}`, {
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
