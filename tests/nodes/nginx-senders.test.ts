import { afterEach, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { standInServer } from '../support/stand-in-server.ts';

let nginx: Nginx;
afterEach(() => nginx.stop());

/** In front of a site that answers with the visitor's address, as nginx tells it. */
async function start(behind: string): Promise<void> {
  const port = await standInServer(({ headers }) => ({
    status: 200,
    body: String(headers['x-forwarded-for']),
  }));
  const site = `http://127.0.0.1:${port}`;
  nginx = await startNginx({ sites: [site, site], behind });
}

const post = (sender: string, headers: Record<string, string> = {}, query = '') =>
  fetch(`${nginx.url}/functions/contact/${query}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': sender, ...headers },
    body: 'a=b',
  });
/** How many posts of a sender come through at once. */
async function taken(count: number, senderAt: (index: number) => string): Promise<number> {
  const posts = Array.from({ length: count }, (_, index) => post(senderAt(index)));
  return (await Promise.all(posts)).filter(({ status }) => status === 200).length;
}

test('behind a delivery network and a balancer the visitor is found', async () => {
  await start('127.0.0.1, 10.0.0.0/8 2001:db8:cd::/48');
  const seen = async (forwarded: string) => (await post(forwarded)).text();
  expect(await seen('203.0.113.7, 2001:db8:cd::5, 10.1.2.3')).toBe('203.0.113.7');
  // What a visitor writes there is not believed: the last address that is none of ours counts.
  expect(await seen('192.0.2.66, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
});

test('a sender of IPv6 is its network, and of IPv4 the address, however it is written', async () => {
  await start('127.0.0.1');
  const mapped = (index: number) => (index % 2 === 0 ? '9.9.9.9' : '::ffff:9.9.9.9');
  for (const [count, senderAt] of [
    [await taken(200, (index) => `2001:db8:1:2::${index}`), 'one network'],
    [await taken(200, mapped), 'one address, written in two ways'],
  ] as const) {
    // The burst, and what the rate adds meanwhile.
    expect({ senderAt, held: count < 150, taken: count > 60 }).toEqual({
      senderAt,
      held: true,
      taken: true,
    });
  }
  expect(await taken(90, (index) => `2001:db8:1:${index + 3}::1`)).toBe(90);
  expect(await taken(90, (index) => `::ffff:9.9.8.${index}`)).toBe(90);
});

test('who floods is told so in words, and still may read', async () => {
  await start('127.0.0.1');
  const flood = async (headers: Record<string, string> = {}, query = '') => {
    const posts = Array.from({ length: 200 }, () => post('198.51.100.9', headers, query));
    const refused = (await Promise.all(posts)).find(({ status }) => status === 429);
    if (!refused) throw new Error('All of them were taken.');
    return refused;
  };
  const refused = await flood();
  expect(refused.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(refused.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  expect(await refused.text()).toContain('Trop de demandes');
  const english = await flood({ Accept: 'application/json' }, '?lang=en');
  expect(english.headers.get('Content-Type')).toBe('application/problem+json');
  expect((await english.json()).detail).toContain('Too many requests');
  const read = await fetch(`${nginx.url}/functions/contact/`, {
    headers: { 'X-Forwarded-For': '198.51.100.9' },
  });
  expect(read.status).toBe(200);
});
