import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { pathTo } from '../../site/paths.ts';
import { testSite } from '../test-site.ts';

/**
 * A content service whose answers wait, arrive in another order or fail at will. What it holds is
 * looked up when it is asked, as a database does, and sent when the test lets it.
 */
type Holding = (query: URLSearchParams) => unknown;
const held = new Map<string, Holding>();
const waiting: { readonly path: string; readonly send: () => void }[] = [];
let isHolding = false;
let isAway = false;
let service: Server;
let folder: string;
let contentUrl: string;

beforeEach(async () => {
  held.clear();
  waiting.length = 0;
  isHolding = false;
  isAway = false;
  folder = useFolder();
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://content.test');
    const answer = isAway ? undefined : held.get(url.pathname)?.(url.searchParams);
    const send = () => sendAnswer(response, answer);
    if (isHolding) waiting.push({ path: url.pathname, send });
    else send();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  contentUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  for (const type of ['redirections', 'anciennes-adresses']) held.set(`/api/${type}`, () => list());
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

// The site loses patience when a test says so, not when the machine is busy.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

function sendAnswer(response: ServerResponse, answer: unknown) {
  if (isAway) return void response.socket?.destroy();
  response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer ?? { data: null, error: { status: 404 } }));
}

const entry = (documentId: string, attributes: object) => ({
  id: 1,
  documentId,
  attributes: { locale: 'fr', updatedAt: '2024-01-01T00:00:00Z', ...attributes },
});
const list = (...data: object[]) => ({ data, meta: { pagination: { total: data.length } } });
const terms = (title: string) => () => ({
  data: entry('terms', { title, date: '2024-07-24', intro: 'Bonjour', sections: [] }),
});
const article = (slug: string, title: string) =>
  entry(`article-${slug}`, { title, slug, date: '2030-01-01', desc: '', tags: { data: [] } });
/** News as the service finds them: by slug, or all. */
const news =
  (...all: ReturnType<typeof article>[]): Holding =>
  (query) => {
    const slug = query.get('filters[slug][$eq]');
    return list(
      ...all.filter(({ attributes }) => !slug || (attributes as { slug?: string }).slug === slug),
    );
  };

function site() {
  const { app, tell } = testSite({ contentUrl, folder });
  return {
    async get(path: string) {
      const response = await app.request(path);
      return { status: response.status, html: await response.text() };
    },
    tell: (event: string, model: string, entry?: object) => tell({ event, model, entry }),
  };
}

/** When the service was asked for these and has yet to answer. */
const isAsked = (type: string) =>
  eventually(() => expect(waiting.map(({ path }) => path)).toContain(`/api/${type}`));

/** What a visitor gets when the answer comes later than anybody waits who has something earlier. */
async function late<T>(type: string, visit: () => Promise<T>): Promise<T> {
  isHolding = true;
  const visited = visit();
  await isAsked(type);
  vi.advanceTimersByTime(900);
  isHolding = false;
  for (const { send } of waiting.splice(0)) send();
  return visited;
}
const termsPath = pathTo('terms', 'fr');

describe('a page that was taken offline', () => {
  it('does not come back when the content service is slow, or away', async () => {
    const { get, tell } = site();
    held.set('/api/termes', terms('Avant'));
    expect((await get(termsPath)).status).toBe(200);

    held.delete('/api/termes');
    await tell('entry.unpublish', 'termes', { documentId: 'terms', locale: 'fr' });
    expect((await get(termsPath)).status).toBe(404);

    expect((await late('termes', () => get(termsPath))).status).toBe(404);

    isAway = true;
    expect((await get(termsPath)).html).not.toContain('Avant');
    expect((await site().get(termsPath)).html).not.toContain('Avant');
  });

  it('is gone though nobody told of it', async () => {
    const { get } = site();
    held.set('/api/termes', terms('Avant'));
    await get(termsPath);
    held.delete('/api/termes');
    // Another process, which has not kept the page.
    expect((await site().get(termsPath)).status).toBe(404);
    isAway = true;
    expect((await site().get(termsPath)).status).toBe(404);
  });
});

describe('a publish', () => {
  it('shows though the answer to it is late', async () => {
    const { get, tell } = site();
    held.set('/api/termes', terms('Avant'));
    await get(termsPath);
    held.set('/api/termes', terms('Après'));
    await tell('entry.publish', 'termes', { documentId: 'terms', locale: 'fr' });
    expect((await late('termes', () => get(termsPath))).html).toContain('Après');
    expect((await get(termsPath)).html).toContain('Après');
  });

  it('shows though its news comes before its content can be read', async () => {
    const { get, tell } = site();
    held.set('/api/termes', terms('Avant'));
    await get(termsPath);
    await tell('entry.publish', 'termes', { documentId: 'terms', locale: 'fr' });
    // What is asked in the very moment of the news is not trusted anyway.
    const told = Date.now();
    await eventually(() => expect(Date.now()).toBeGreaterThan(told));
    expect((await get(termsPath)).html).toContain('Avant');
    held.set('/api/termes', terms('Après'));
    await eventually(async () => {
      vi.advanceTimersByTime(1200);
      expect((await get(termsPath)).html.includes('Après')).toBe(true);
    });
  });

  it('asks again only what it has changed, however long ago that was asked', async () => {
    const clock = Date.now;
    let passed = 0;
    const time = vi.spyOn(Date, 'now').mockImplementation(() => clock() + passed);
    onTestFinished(() => time.mockRestore());
    const asked: string[] = [];
    const answering = (name: string, holding: Holding) =>
      held.set(`/api/${name}`, (query) => {
        asked.push(name);
        return holding(query);
      });
    answering('tags', () => list());
    answering('nouvelles-accueil', () => ({ data: entry('news', { title: 'Nouvelles' }) }));
    answering('nouvelles', news(article('une', 'Avant')));
    const { get, tell } = site();
    await get(pathTo('news', 'fr'));
    asked.length = 0;
    passed = 60 * 60 * 1000;
    answering('nouvelles', news(article('une', 'Après')));
    await tell('entry.publish', 'nouvelle', { documentId: 'article-une', slug: 'une' });
    await eventually(async () =>
      expect((await get(pathTo('news', 'fr'))).html.includes('Après')).toBe(true),
    );
    expect(new Set(asked)).toEqual(new Set(['nouvelles']));
  });

  it('is not undone by an answer that was asked for before and comes after', async () => {
    const { get, tell } = site();
    held.set('/api/termes', terms('Avant'));
    isHolding = true;
    const early = get(termsPath);
    await isAsked('termes');
    const delayed = waiting.splice(0);
    isHolding = false;
    held.set('/api/termes', terms('Après'));
    await tell('entry.publish', 'termes', { documentId: 'terms', locale: 'fr' });
    expect((await get(termsPath)).html).toContain('Après');
    for (const { send } of delayed) send();
    await early;
    expect((await get(termsPath)).html).toContain('Après');
    isAway = true;
    expect((await site().get(termsPath)).html).toContain('Après');
  });

  it('takes the place of a redirect, though the answer to it is late', async () => {
    const { get, tell } = site();
    held.set('/api/nouvelles', news());
    held.set('/api/redirections', () =>
      list(entry('redirect', { source: '/nouvelle/un-jour', destination: '/contact' })),
    );
    expect((await get('/nouvelle/un-jour')).status).toBe(308);
    held.set('/api/nouvelles', news(article('un-jour', 'Un jour')));
    await tell('entry.publish', 'nouvelle', {
      documentId: 'article-un-jour',
      slug: 'un-jour',
      locale: 'fr',
    });
    expect((await late('nouvelles', () => get('/nouvelle/un-jour'))).status).toBe(200);
    expect((await get('/nouvelle/un-jour')).status).toBe(200);
  });

  it('of a related entry shows wherever that entry stands', async () => {
    const { get, tell } = site();
    const topic = (title: string) => () =>
      list(
        entry('topic', {
          parent: 'services-conseils',
          slug: 'donnees',
          pretitle: 'Données',
          title: 'Données',
          content: [
            {
              title: 'Études',
              markdown: 'Lesquelles',
              etudes: { data: [entry('study', { title, slug: 'etude' })] },
            },
          ],
        }),
      );
    const path = pathTo('consultingTopic', 'fr', { slug: 'donnees' });
    held.set('/api/pages-services', topic('Avant'));
    expect((await get(path)).html).toContain('Avant');
    held.set('/api/pages-services', topic('Après'));
    await tell('entry.publish', 'etude', { documentId: 'study', slug: 'etude', locale: 'fr' });
    expect((await get(path)).html).toContain('Après');
  });
});

describe('a withdrawn entry', () => {
  it('leaves the list too, though the content service is away from then on', async () => {
    const { get, tell } = site();
    const kept = article('une', 'Celle qui reste');
    const gone = article('deux', 'Celle qui part');
    held.set('/api/nouvelles', news(kept, gone));
    held.set('/api/tags', () => list());
    held.set('/api/nouvelles-accueil', () => ({ data: entry('news', { title: 'Nouvelles' }) }));
    const listPath = pathTo('news', 'fr');
    expect((await get(listPath)).html).toContain('Celle qui part');
    isAway = true;
    await tell('entry.unpublish', 'nouvelle', {
      documentId: 'article-deux',
      slug: 'deux',
      locale: 'fr',
    });
    const after = await get(listPath);
    expect(after.status).toBe(200);
    expect(after.html).toContain('Celle qui reste');
    expect(after.html).not.toContain('Celle qui part');
  });
});
