import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../site/paths.ts';
import { readEnvironment } from './environment.ts';
import { createSite } from './site.ts';

/** A content service that answers what a test puts in, 404 for what it lacks, and 500 for the rest. */
const answers = new Map<string, unknown>();
const lacking = new Set<string>();
const calls: string[] = [];
let service: Server;
let contentUrl: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push(request.url ?? '');
    const answer = answers.get(path);
    const status = answer ? 200 : lacking.has(path) ? 404 : 500;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  contentUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  service.close();
});

let folder: string;
beforeEach(() => {
  answers.clear();
  lacking.clear();
  calls.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const hookSecret = 'a-hook-secret-of-some-length';

function site() {
  const { app } = createSite({
    env: readEnvironment({
      CONTENT_URL: contentUrl,
      CONTENT_TOKEN: 'a-content-token-of-some-length',
      HOOK_SECRET: hookSecret,
      SITE_URL: 'https://salve.example',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    }),
    assetsFor: () => ({
      stylesheets: ['/assets/site.css'],
      fonts: [],
      scripts: ['/assets/entry.js'],
    }),
  });
  return {
    get: async (path: string, headers: Record<string, string> = {}) =>
      app.request(path, { headers }),
    publish: async (model: string) =>
      app.request('/hooks/content', {
        method: 'POST',
        headers: { Authorization: `Bearer ${hookSecret}` },
        body: JSON.stringify({ event: 'entry.publish', model }),
      }),
  };
}

const termsPath = pathTo('terms', 'fr');
const terms = (title: string) => ({
  data: { id: 1, attributes: { title, date: '2024-07-24', intro: 'Bonjour', sections: [] } },
});

describe('every answer', () => {
  it.each(['/nowhere', '/healthz', '/robots.txt', '/services/'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await site().get(path);
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
      expect(headers.get('Server') ?? headers.get('X-Powered-By')).toBeNull();
    },
  );
});

describe('a path that leads nowhere', () => {
  it('answers 404 in French', async () => {
    const response = await site().get('/nulle-part');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="fr-CA"');
    expect(html).toContain('Oups');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it('answers 404 in English, with the sentence of the document and the way home', async () => {
    const response = await site().get('/en/nowhere');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Oops! We couldn&#x27;t find the page you are looking for...');
    expect(html).toMatch(/<a[^>]+href="\/en\/homepage"[^>]*>Back to homepage/);
  });
});

describe('a page', () => {
  it('whose content was never had answers a localized 503 with the agency’s contact details', async () => {
    const response = await site().get(termsPath);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('mailto:info@salve.example');
    expect(html).toContain(`href="${termsPath}?lang=en"`);
    expect(html).not.toMatch(/at .*\.tsx?:\d+/);
  });

  it('seen before answers the same when the content service is gone', async () => {
    const { get, publish } = site();
    answers.set('/api/termes', terms('Avant'));
    expect((await get(termsPath)).status).toBe(200);
    answers.clear();
    await publish('termes');
    const response = await get(termsPath);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Avant');
  });

  it('shows a publish to the next visitor', async () => {
    const { get, publish } = site();
    // In good health: while the content service fails, visitors do not wait for news.
    for (const type of ['reglages', 'contact', 'politique-cookies-v2']) lacking.add(`/api/${type}`);
    answers.set('/api/termes', terms('Avant'));
    await get(termsPath);
    answers.set('/api/termes', terms('Après'));
    expect(await (await get(termsPath)).text()).toContain('Avant');
    expect((await publish('termes')).status).toBe(204);
    expect(await (await get(termsPath)).text()).toContain('Après');
  });

  it('is not sent again to who holds it', async () => {
    const { get } = site();
    answers.set('/api/termes', terms('Titre'));
    const etag = (await get(termsPath)).headers.get('ETag') ?? '';
    const again = await get(termsPath, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['br', 'gzip'])('is sent compressed as %s', async (encoding) => {
    const response = await site().get('/nowhere', { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  });

  it('is fetched ahead, unless the visitor saves data', async () => {
    const { get } = site();
    expect((await get('/nowhere')).headers.get('Speculation-Rules')).toBe(
      '"/speculation-rules.json"',
    );
    expect((await get('/nowhere', { 'Save-Data': 'on' })).headers.has('Speculation-Rules')).toBe(
      false,
    );
  });
});

describe('files for machines', () => {
  it('robots.txt leads to the sitemap', async () => {
    expect(await (await site().get('/robots.txt')).text()).toContain(
      'Sitemap: https://salve.example/sitemap.xml',
    );
  });

  it('the sitemap pairs both languages and leaves out what is not to be indexed', async () => {
    const xml = await (await site().get('/sitemap.xml')).text();
    expect(xml).toContain('<loc>https://salve.example/en/services</loc>');
    expect(xml).toContain('hreflang="x-default" href="https://salve.example/services"');
    expect(xml).not.toContain('/termes');
    expect(xml).not.toContain('/merci');
  });

  it('security.txt has not expired', async () => {
    const text = await (await site().get('/.well-known/security.txt')).text();
    const expires = /Expires: (.+)/.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });

  it('the feed says when the content service is away', async () => {
    expect((await site().get('/flux.xml')).status).toBe(503);
  });
});
