import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { partOf } from '../layout/test-html.ts';
import { pathTo } from '../site/paths.ts';
import { DrawingFailed, type DrawingRoom } from './pages/drawing-room.ts';
import { type PreviewLink, previewHref } from './publishing/preview-link.ts';
import { hookSecret, testSite } from './test-site.ts';

/** A content service that answers what a test puts in, 404 for what it lacks, and 500 for the rest. */
const answers = new Map<string, unknown>();
const lacking = new Set<string>();
const calls: string[] = [];
let service: Server;
let contentUrl: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    calls.push(request.url ?? '');
    const answer = answers.get(query.includes('status=draft') ? `${path} draft` : path);
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
  folder = useFolder();
});

const previewSecret = 'a-preview-secret-of-some-length';

function site(more: Record<string, string> = {}, room?: DrawingRoom) {
  const { app, start, tell } = testSite({
    contentUrl,
    folder,
    settings: { PREVIEW_SECRET: previewSecret, PUBLIC_URL: 'https://admin.example', ...more },
    assetsFor: () => ({
      stylesheets: ['/assets/site.css'],
      fonts: [],
      scripts: ['/assets/entry.js'],
    }),
    ...(room && { room: () => room }),
  });
  return {
    start,
    ask: async (method: string, path: string) => app.request(path, { method }),
    get: async (path: string, headers: Record<string, string> = {}) =>
      app.request(path, { headers }),
    publish: (model: string) => tell({ event: 'entry.publish', model }),
  };
}

const termsPath = pathTo('terms', 'fr');
const terms = (title: string) => ({
  data: { id: 1, attributes: { title, date: '2024-07-24', intro: 'Bonjour', sections: [] } },
});

it('tells the content service of a page that it gave up, until that can be drawn', async () => {
  const room: DrawingRoom = {
    compose: async ({ data }) => {
      const html = JSON.stringify(data ?? null);
      if (html.includes('Trop')) throw new DrawingFailed('It took too long.');
      return { html, isPassing: false };
    },
    read: async () => [],
    waiting: () => 0,
    stop: async () => {},
  };
  const { get, publish } = site({}, room);
  const unshown = async () =>
    (await get('/hooks/unshown', { Authorization: `Bearer ${hookSecret}` })).json();
  answers.set('/api/termes', terms('Trop'));
  expect((await get(termsPath)).status).toBe(500);
  expect(await unshown()).toEqual({
    unshown: [{ model: 'termes', locale: 'fr', path: '', reason: 'It took too long.' }],
  });
  answers.set('/api/termes', terms('Bref'));
  await publish('termes');
  expect((await get(termsPath)).status).toBe(200);
  expect(await unshown()).toEqual({ unshown: [] });
});

it('removes what earlier versions kept, when it starts', async () => {
  mkdirSync(join(folder, 'shelf'));
  site().start();
  await eventually(() => expect(readdirSync(folder)).not.toContain('shelf'));
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
      expect(headers.get('X-Permitted-Cross-Domain-Policies')).toBe('none');
      expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
      expect(headers.get('Server') ?? headers.get('X-Powered-By')).toBeNull();
    },
  );

  it('lets no text become a script, unless the container is there, which does so itself', async () => {
    const policyOf = async (more?: Record<string, string>) =>
      (await site(more).get('/nowhere')).headers.get('Content-Security-Policy');
    expect(await policyOf()).toContain("require-trusted-types-for 'script'; trusted-types salve");
    const measured = await policyOf({ GTM_ID: 'GTM-ABC123' });
    expect(measured).not.toContain('trusted-types');
    expect(measured).toContain(
      "script-src 'self' https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/;",
    );
  });
});

describe('a method that an address does not know', () => {
  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/services/ecommerce', 'GET, HEAD'],
    ['DELETE', '/robots.txt', 'GET, HEAD'],
    ['OPTIONS', '/en/contact', 'GET, HEAD'],
    ['PATCH', '/services/', 'GET, HEAD'],
    ['PURGE', '/assets/site.css', 'GET, HEAD'],
    ['PUT', '/functions/contact/', 'GET, HEAD, POST'],
    ['OPTIONS', '/functions/complaint/', 'GET, HEAD, POST'],
    ['GET', '/hooks/content', 'POST'],
    ['POST', '/hooks/unshown', 'GET, HEAD'],
  ])('%s %s is told which it knows', async (method, path, allowed) => {
    const response = await site().ask(method, path);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  });

  it.each(['/hooks/unshown', '/hooks/unanswered'])(
    'does not keep the content service from asking %s',
    async (path) => {
      const answer = await site().get(path, { Authorization: `Bearer ${hookSecret}` });
      expect(answer.status).toBe(200);
      expect((await site().get(path)).status).toBe(401);
    },
  );

  it('is not HEAD', async () => {
    const response = await site().ask('HEAD', '/robots.txt');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('an address that is written otherwise', () => {
  it.each([
    ['/en', '/en/homepage'],
    ['/services/?a=1', '/services?a=1'],
  ])('%s leads to %s, and that may be remembered', async (path, location) => {
    const { status, headers } = await site().get(path);
    expect([status, headers.get('Location')]).toEqual([308, location]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  });
});

describe('what browsers remember of https', () => {
  const told = async (more: Record<string, string>) =>
    (await site(more).get('/healthz')).headers.get('Strict-Transport-Security');

  it('is this host and no other, unless the operator says so', async () => {
    expect(await told({})).toBe('max-age=63072000');
    const wide = 'max-age=31536000; includeSubDomains; preload';
    expect(await told({ HSTS: wide })).toBe(wide);
  });

  it('is nothing where there is no https, or the operator wants none', async () => {
    expect(await told({ SITE_URL: 'http://localhost:3000' })).toBeNull();
    expect(await told({ HSTS: 'off' })).toBeNull();
  });

  it('can be nothing but what the header knows', () => {
    expect(() => site({ HSTS: 'max-age=1\nX: y' })).toThrow(/HSTS/);
  });
});

describe('the numbers', () => {
  it('are nobody’s who cannot be seen to be on this machine', async () => {
    const response = await site().get('/metrics');
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('http_requests_total');
  });

  it('are told to who has the token', async () => {
    const METRICS_TOKEN = 'a-metrics-token-of-some-length';
    const response = await site({ METRICS_TOKEN }).get('/metrics', {
      Authorization: `Bearer ${METRICS_TOKEN}`,
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('http_requests_total');
  });
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

describe('the page after a plain post', () => {
  const sent = `${pathTo('complaint', 'fr')}?notice=sent`;

  it('tells the reference to its sender alone', async () => {
    const { get } = site();
    const response = await get(`${sent}&reference=P-7F3K-92`);
    expect(await response.text()).toContain('P-7F3K-92');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await (await get(`${sent}&reference=P-ABCD-23`)).text()).toContain('P-ABCD-23');
    for (const path of [sent, `${sent}&reference=C-7F3K-92`, `${sent}&reference=%3Cb%3E`]) {
      expect(await (await get(path)).text()).not.toMatch(/<strong[^>]*>[A-Z]-/);
    }
  });
});

describe('a preview', () => {
  const linkTo = (changes: Partial<PreviewLink> = {}) =>
    previewHref(
      {
        type: 'termes',
        document: 'abc',
        locale: 'fr',
        status: 'draft',
        expires: Math.floor(Date.now() / 1000) + 60,
        ...changes,
      },
      previewSecret,
    );

  it('shows the draft with a bar that leads to the public page', async () => {
    answers.set('/api/termes draft', terms('Brouillon'));
    const response = await site().get(linkTo());
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Aperçu : Brouillon · Salve</title>');
    expect(html).toMatch(
      new RegExp(`<aside[^>]*>.*Ceci est un brouillon.*href="${termsPath}".*</aside>`, 's'),
    );
  });

  it('is in the language of the link, and leads to the preview in the other', async () => {
    answers.set('/api/termes draft', terms('Draft'));
    const html = await (await site().get(linkTo({ locale: 'en' }))).text();
    expect(html).toContain('<html lang="en-CA"');
    expect(html).toContain('Leave preview');
    expect(calls).toContainEqual(expect.stringMatching(/^\/api\/termes\?locale=en.*status=draft/));
    const other = linkTo({ locale: 'fr' })
      .replace(/expires.*/, '')
      .replaceAll('&', '&amp;');
    expect(html).toContain(`href="${other}`);
  });

  it('is kept by nobody, indexed by nobody, and framed by the admin only', async () => {
    answers.set('/api/termes draft', terms('Brouillon'));
    const { headers } = await site().get(linkTo());
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /frame-ancestors https:\/\/admin\.example;/,
    );
    expect(headers.has('X-Frame-Options')).toBe(false);
    expect(headers.has('Speculation-Rules')).toBe(false);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is of no use to search engines, and neither asks for consent nor measures', async () => {
    answers.set('/api/termes draft', terms('Brouillon'));
    const { get } = site({ GTM_ID: 'GTM-TEST' });
    const html = await (await get(linkTo())).text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/rel="canonical"|<link[^>]+hrefLang|ld\+json/);
    expect(html).not.toMatch(/data-cookie-dialog|data-cookie-settings|data-update|data-analytics/);
    expect(await (await get('/nowhere')).text()).toContain('data-analytics');
  });

  it('leaves the public page as it was, in memory and on disk', async () => {
    const { get } = site();
    answers.set('/api/termes', terms('Publié'));
    answers.set('/api/termes draft', terms('Brouillon'));
    expect(await (await get(linkTo())).text()).toContain('Brouillon');
    expect(await (await get(termsPath)).text()).toContain('Publié');
    expect(await (await get(linkTo())).text()).toContain('Brouillon');
    expect(await (await get(termsPath)).text()).not.toContain('Brouillon');
    const kept = readdirSync(join(folder, 'last-good')).map((file) =>
      readFileSync(join(folder, 'last-good', file), 'utf8'),
    );
    expect(kept.join()).toContain('Publié');
    expect(kept.join()).not.toContain('Brouillon');
  });

  it('of the published version says so', async () => {
    answers.set('/api/termes', terms('Publié'));
    const html = await (await site().get(linkTo({ status: 'published' }))).text();
    expect(html).toContain('Ceci est la version publiée.');
    expect(calls.join()).not.toContain('status=draft');
  });

  it('of a draft with empty fields shows the rest and says so', async () => {
    answers.set('/api/termes draft', {
      data: { id: 1, attributes: { title: null, intro: 'Bon' } },
    });
    const html = await (await site().get(linkTo())).text();
    expect(html).toContain('Des champs obligatoires sont encore vides');
    expect(partOf(html, 'h1')).toContain('…');
    expect(html).toContain('Bon');
  });

  it.each([
    ['fr', 'Cet aperçu n’est plus ouvert.'],
    ['en', 'This preview is no longer open.'],
  ] as const)('whose time is over says what to do (%s)', async (locale, sentence) => {
    const response = await site().get(linkTo({ locale, expires: Math.floor(Date.now() / 1000) }));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(sentence);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain('https://admin.example');
    expect(calls.join()).not.toContain('draft');
  });

  it.each([
    ['a changed link', () => linkTo().replace('termes', 'contact')],
    ['no link at all', () => '/preview'],
    ['a type without a page', () => linkTo({ type: 'reglages' })],
    ['a name that every object has', () => linkTo({ type: 'constructor' })],
  ])('with %s is refused', async (_, link) => {
    const response = await site().get(link());
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Ce lien d’aperçu n’est pas le bon.');
    expect(calls.join()).not.toContain('draft');
  });

  it('that is refused again costs nothing: the same words are sent', async () => {
    const { get } = site();
    const first = await (await get('/preview?x=1')).text();
    calls.length = 0;
    expect(await (await get('/preview?x=2')).text()).toBe(first);
    expect(calls).toEqual([]);
  });

  it('is told to come back when too many wait, and wrong links are refused all the same', async () => {
    let draw = () => {};
    const mayDraw = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const room: DrawingRoom = {
      compose: async () => {
        await mayDraw;
        return { html: 'drawn', isPassing: false };
      },
      read: async () => [],
      waiting: () => 0,
      stop: async () => {},
    };
    answers.set('/api/termes draft', terms('Brouillon'));
    const { get } = site({}, room);
    const waiting = Array.from({ length: 22 }, () => get(linkTo()));
    const refused = await get(linkTo());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.text()).toContain('<h1>');
    expect((await get('/preview')).status).toBe(403);
    draw();
    for (const one of waiting) expect((await one).status).toBe(200);
  });

  it('is refused where no secret is set', async () => {
    expect((await site({ PREVIEW_SECRET: '' }).get(linkTo())).status).toBe(403);
  });

  it('of an entry without its slug says which field it needs', async () => {
    const meta = { pagination: { total: 1 } };
    const bare = { data: [{ id: 1, documentId: 'abc', attributes: { slug: null } }], meta };
    answers.set('/api/nouvelles draft', bare);
    answers.set('/api/nouvelles', { data: [], meta });
    const response = await site().get(linkTo({ type: 'nouvelle' }));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('« Identifiant dans l’adresse »');
  });

  it('of what is not there, or that nobody can ask for, says so', async () => {
    const failing = await site().get(linkTo());
    expect(failing.status).toBe(503);
    expect(await failing.text()).toContain('Le service de contenu ne répond pas');
    lacking.add('/api/termes');
    const missing = await site().get(linkTo());
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Il n’y a rien à montrer ici.');
  });
});

describe('an address that has moved', () => {
  const listing = (...all: object[]) => ({
    data: all.map((attributes, id) => ({ id, attributes })),
    meta: { pagination: { total: all.length } },
  });
  const redirect = (source: string, destination: string) =>
    answers.set('/api/redirections', listing({ source, destination }));
  beforeEach(() => {
    answers.set('/api/redirections', listing());
    answers.set('/api/anciennes-adresses', listing());
    for (const type of ['reglages', 'contact', 'politique-cookies-v2']) lacking.add(`/api/${type}`);
  });

  it('is answered for good, with the query', async () => {
    redirect('/emplois', '/carriere');
    const response = await site().get('/emplois?utm=x');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/carriere?utm=x']);
    expect(await response.text()).toBe('');
  });

  it('is not looked for where a page answers', async () => {
    redirect(termsPath, '/carriere');
    answers.set('/api/termes', terms('Titre'));
    expect((await site().get(termsPath)).status).toBe(200);
    expect(calls.join()).not.toContain('redirections');
  });

  it('is known at once when an editor has saved it, without asking at every missing page', async () => {
    const { get, publish } = site();
    for (const path of ['/un', '/deux', '/trois', '/emplois']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(calls.filter((call) => call.startsWith('/api/redirections'))).toHaveLength(1);
    redirect('/emplois', '/carriere');
    await publish('redirection');
    expect((await get('/emplois')).headers.get('Location')).toBe('/carriere');
    redirect('/emplois', '/contact');
    await publish('redirection');
    expect((await get('/emplois')).headers.get('Location')).toBe('/contact');
  });

  it('is known without the content service, across a restart', async () => {
    redirect('/emplois', '/carriere');
    expect((await site().get('/emplois')).status).toBe(308);
    answers.clear();
    const response = await site().get('/emplois');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/carriere']);
  });

  it.each(['//evil.example', '/\\\\evil.example', '/.//evil.example'])(
    'never leads to %s',
    async (destination) => {
      redirect('/emplois', destination);
      expect((await site().get('/emplois')).status).toBe(404);
    },
  );
});

describe('files for machines', () => {
  it('robots.txt leads to the sitemap', async () => {
    expect(await (await site().get('/robots.txt')).text()).toContain(
      'Sitemap: https://salve.example/sitemap.xml',
    );
  });

  it('the sitemap pairs both languages and leaves out what is not to be indexed', async () => {
    answers.set('/api/published', { models: [] });
    const xml = await (await site().get('/sitemap.xml')).text();
    expect(xml).toContain('<loc>https://salve.example/en/services</loc>');
    expect(xml).toContain('hreflang="x-default" href="https://salve.example/services"');
    expect(xml).not.toContain('/termes');
    expect(xml).not.toContain('/merci');
  });

  it('there is no page at a part of the sitemap that is not there', async () => {
    answers.set('/api/published', { models: [] });
    for (const type of ['redirections', 'anciennes-adresses', 'reglages', 'contact']) {
      lacking.add(`/api/${type}`);
    }
    lacking.add('/api/politique-cookies-v2');
    expect((await site().get('/sitemap-1.xml')).status).toBe(404);
  });

  it('security.txt has not expired', async () => {
    const text = await (await site().get('/.well-known/security.txt')).text();
    const expires = /Expires: (.+)/.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });

  it.each(['/flux.xml', '/sitemap.xml'])(
    '%s says when the content service is away',
    async (path) => {
      expect((await site().get(path)).status).toBe(503);
    },
  );
});
