import { afterEach, expect, test } from 'vitest';
import { messagesFor } from '../../web/src/site/messages/messages.ts';
import { eventually } from '../support/eventually.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { type Reply, standInServer } from '../support/stand-in-server.ts';

let nginx: Nginx;
afterEach(() => nginx.stop());

const kept = { 'Cache-Control': 'public, max-age=0, s-maxage=60', Vary: 'Accept-Encoding' };
const encodings = ['br', 'gzip', 'identity'];

/** A site that says what it is told to, or is away. */
async function standInSite() {
  const site = { isAway: false, generation: 'one', gone: new Set<string>() };
  const answer = (path: string): Reply => {
    if (path === '/healthz') return { status: 200 };
    if (path === '/hooks/cache-generation') {
      const headers = {
        'Cache-Control': 'public, max-age=0, s-maxage=1',
        'Cache-Generation': site.generation,
      };
      return { status: 204, headers };
    }
    if (site.gone.has(path)) return { status: 404, headers: { 'Cache-Control': 'no-store' } };
    return { status: 200, body: `here is ${path}`, headers: kept };
  };
  const port = await standInServer(({ url = '/' }) =>
    site.isAway && url !== '/healthz' ? { status: 502, body: 'nobody' } : answer(url),
  );
  const address = `http://127.0.0.1:${port}`;
  nginx = await startNginx({ sites: [address, address] });
  return site;
}

const get = (path: string, encoding = 'br') =>
  fetch(nginx.url + path, { headers: { 'Accept-Encoding': encoding } });
const statuses = async (path: string) =>
  Promise.all(encodings.map(async (encoding) => (await get(path, encoding)).status));

const page = '/blogue/une';
const picture = '/media/w_640,f_webp/uploads/une.png';

test('what was visited is sent while the site is away, and in no encoding once it is withdrawn', async () => {
  const site = await standInSite();
  for (const path of [page, picture]) expect(await statuses(path)).toEqual([200, 200, 200]);

  site.isAway = true;
  expect(await statuses(page)).toEqual([200, 200, 200]);
  await eventually(async () => expect((await get(`${picture}?`)).status).toBe(200));

  site.isAway = false;
  site.generation = 'two';
  for (const path of [page, picture]) site.gone.add(path);
  // Seen in one encoding only, as a visitor does.
  await eventually(async () => expect((await get(page)).status).toBe(404));
  await eventually(async () => expect((await get(picture)).status).toBe(404));
  await get('/blogue/autre');

  site.isAway = true;
  await eventually(async () => expect(await statuses(page)).toEqual([503, 503, 503]));
  await eventually(async () => expect(await statuses(picture)).toEqual([502, 502, 502]));
  // What was visited since is sent.
  await eventually(async () => expect((await get('/blogue/autre')).status).toBe(200));
});

test.each([
  ['/services', 'fr', 'fr-CA'],
  ['/en/services', 'en', 'en-CA'],
] as const)(
  'who finds nothing kept at %s is told so in their language',
  async (path, locale, language) => {
    const site = await standInSite();
    site.isAway = true;
    const answer = await get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Retry-After')).toBe('30');
    const text = await answer.text();
    const { siteName, unavailable } = messagesFor(locale);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${unavailable.title} · ${siteName}</title>`);
    expect(text).toContain(`<h1>${unavailable.title}</h1>`);
  },
);
