import { expect, test } from 'vitest';
import { standInServer } from '../../../tests/support/stand-in-server.ts';
import { checkSite } from './site.ts';
import { soundSettings } from './stand-in-settings.ts';

interface Spoilt {
  readonly ready?: number;
  readonly canonical?: string;
  readonly page?: number;
  readonly hook?: string;
  readonly siteUrl?: string;
}

async function check({ ready = 200, page = 200, ...spoilt }: Spoilt = {}) {
  const { env } = soundSettings();
  const port = await standInServer(({ url, headers }) => {
    if (url === '/readyz') return { status: ready };
    if (url === '/hooks/content') {
      const expected = `Bearer ${spoilt.hook ?? env.HOOK_SECRET}`;
      return { status: headers.authorization === expected ? 400 : 401 };
    }
    const canonical = spoilt.canonical ?? `http://localhost:${port}/`;
    return { status: page, body: `<link rel="canonical" href="${canonical}"/>` };
  });
  const siteUrl = spoilt.siteUrl ?? `http://localhost:${port}`;
  return checkSite(soundSettings({ sitePort: port, siteUrl }));
}

test('a site that is ready, at home at its address and told of changes is well', async () => {
  expect((await check()).map(({ state }) => state)).toEqual(['good', 'good', 'good']);
});

test.each<[string, Spoilt, RegExp]>([
  ['one that is not ready', { ready: 503 }, /is not ready \(status 503\)/],
  [
    'an address where nobody answers',
    { siteUrl: 'http://127.0.0.1:9' },
    /Nobody answers at SITE_URL/,
  ],
  ['an address that fails', { page: 502 }, /answers with status 502/],
  ['another site at the address', { canonical: 'https://other.example/' }, /other\.example/],
  ['another hook secret', { hook: 'another' }, /does not take HOOK_SECRET/],
])('%s is told', async (_, spoilt, words) => {
  const wrong = (await check(spoilt)).filter(({ state }) => state === 'wrong');
  expect(wrong).toEqual([{ state: 'wrong', sentence: expect.stringMatching(words) }]);
});

test('nobody there is told, with what to do', async () => {
  const [finding] = await checkSite(soundSettings({ sitePort: 9 }));
  expect(finding?.sentence).toMatch(/does not answer.*npm start/);
});
