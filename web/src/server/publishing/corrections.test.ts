import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { newsPageSize } from '../../site/limits.ts';
import { pathTo } from '../../site/paths.ts';
import { testSite } from '../test-site.ts';

interface Article {
  title: string;
  day: number;
  tag: 'a' | 'b';
  updated: number;
}

/** What editors see, and what can be read already. */
let articles: Record<string, Article>;
let readable: Record<string, Article>;
/** How often it was asked what is published of one article. */
let looks: number;
let folder: string;

const tagIds = { a: 1, b: 2 };
const two = (number: number) => String(number).padStart(2, '0');
const moment = (updated: number) => `2030-01-01T00:00:${two(updated)}.000Z`;
const dateOf = ({ day }: Article) => `2029-12-${two(day)}`;
const tagOf = (slug: 'a' | 'b') => ({
  id: tagIds[slug],
  documentId: `tag-${slug}`,
  attributes: { name: `Tag ${slug}`, slug, localizations: { data: [] } },
});
const entryOf = ([slug, article]: [string, Article]) => ({
  id: 1,
  documentId: `id-${slug}`,
  attributes: {
    ...{ title: article.title, slug, date: dateOf(article), updatedAt: moment(article.updated) },
    ...{ locale: 'fr', tags: { data: [tagOf(article.tag)] } },
  },
});
const list = (found: object[], total = found.length) => ({
  data: found,
  meta: { pagination: { total } },
});

/** As the content service finds, sorts and cuts. */
function news(query: URLSearchParams) {
  if (query.get('locale') !== 'fr') return list([]);
  const slug = query.get('filters[slug][$eq]');
  const tagId = query.get('filters[tags][id][$in][0]');
  const tagSlug = query.get('filters[tags][slug][$eq]');
  const byEdit = query.get('sort') === 'updatedAt:desc';
  const found = Object.entries(readable)
    .filter(([name]) => !slug || name === slug)
    .filter(([, { tag }]) => !tagId || tagIds[tag] === Number(tagId))
    .filter(([, { tag }]) => !tagSlug || tag === tagSlug)
    .sort(([, one], [, other]) => (byEdit ? other.updated - one.updated : other.day - one.day));
  const size = Number(query.get('pagination[pageSize]') ?? query.get('pagination[limit]') ?? 100);
  const start = (Number(query.get('pagination[page]') ?? 1) - 1) * size;
  return list(found.slice(start, start + size).map(entryOf), found.length);
}

function published(query: URLSearchParams) {
  const known = Object.entries(readable);
  if (query.get('model') === null) {
    const updated = moment(Math.max(...known.map(([, one]) => one.updated)));
    return { models: [{ model: 'nouvelle', count: known.length, updated, published: updated }] };
  }
  const document = query.get('document');
  if (document !== null) looks += 1;
  const entries = known
    .filter(([slug]) => document === null || document === `id-${slug}`)
    .map(([slug, { day, tag, updated }]) => ({
      ...{ documentId: `id-${slug}`, locale: 'fr', slug, parent: null },
      ...{ updated: moment(updated), published: moment(updated), place: `${day} ${tag}` },
    }));
  return { entries, next: null };
}

const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/api/nouvelles': news,
  '/api/published': published,
  '/api/nouvelles-accueil': () => ({ data: { id: 1, documentId: 'news', attributes: {} } }),
  '/api/accueil': () => ({
    data: { id: 1, documentId: 'home', attributes: { title: 'Bonjour' } },
  }),
  '/api/tags': () => list([tagOf('a'), tagOf('b')]),
};

const listPath = pathTo('news', 'fr');
const secondPage = `${listPath}?page=2`;
const homePath = pathTo('home', 'fr');
const pathOf = (slug: string) => pathTo('article', 'fr', { slug });

async function site() {
  const service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://content.test');
    const answer = answers[pathname]?.(searchParams);
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const contentUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { app, tell } = testSite({ contentUrl, folder });
  const visit = async (path: string) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    return { html: await response.text(), state: response.headers.get('X-Cache') };
  };
  return {
    visit,
    /** Which of these would be drawn anew before they are sent. */
    async drawnAnew(...paths: string[]) {
      const states = await Promise.all(paths.map(visit));
      return paths.filter((_, at) => states[at]?.state !== 'hit');
    },
    missed: () => tell({ event: 'entry.publish' }),
    publish: (slug: string) =>
      tell({
        event: 'entry.publish',
        model: 'nouvelle',
        entry: { documentId: `id-${slug}`, slug, locale: 'fr' },
      }),
  };
}

/** It knows what is published, and has drawn what is looked at later. */
async function drawnSite(...paths: string[]) {
  const running = await site();
  await running.missed();
  await running.publish('un');
  await eventually(() => expect(looks).toBe(2));
  await eventually(async () => expect(await running.drawnAnew(...paths)).toEqual([]));
  looks = 0;
  return running;
}

/** The service has been asked at once and again after a moment. */
const settled = () => eventually(() => expect(looks).toBe(2));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  looks = 0;
  folder = useFolder();
  const names = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];
  expect(names.length).toBeGreaterThan(newsPageSize);
  articles = Object.fromEntries(
    names.map((name, at) => [
      name,
      { title: `Titre ${name}`, day: 30 - at, tag: at % 2 ? 'b' : 'a', updated: 10 - at },
    ]),
  );
  readable = articles;
  return () => vi.useRealTimers();
});

/** An editor saves it; by itself it stays where it is. */
function edit(slug: string, changes: Partial<Article>): void {
  const article = articles[slug];
  if (!article) throw new Error(`There is no ${slug}.`);
  articles = { ...articles, [slug]: { ...article, updated: 20, ...changes } };
}

describe('a correction', () => {
  const inB = `${listPath}?tag=b`;

  it('is shown wherever the article stands, and leaves other pages of lists alone', async () => {
    const { publish, drawnAnew, visit } = await drawnSite(listPath, secondPage, inB, pathOf('un'));
    edit('un', { title: 'Titre corrigé' });
    readable = articles;
    await publish('un');
    expect((await visit(pathOf('un'))).html).toContain('Titre corrigé');
    expect((await visit(listPath)).html).toContain('Titre corrigé');
    await settled();
    expect(await drawnAnew(secondPage, inB)).toEqual([]);
  });

  it('is seen at once where what was edited last comes first', async () => {
    const { publish, visit } = await drawnSite(homePath);
    expect((await visit(homePath)).html).not.toContain('Titre sept');
    edit('sept', {});
    readable = articles;
    await publish('sept');
    expect((await visit(homePath)).html).toContain('Titre sept');
  });

  it.each([
    ['another day', { day: 1 }, secondPage],
    ['another tag', { tag: 'b' as const }, inB],
  ])('that gives it %s is seen in lists that it comes into', async (_, changes, path) => {
    const { publish, visit } = await drawnSite(listPath, path);
    expect((await visit(path)).html).not.toContain('Titre un<');
    edit('un', changes);
    readable = articles;
    await publish('un');
    await eventually(async () => expect((await visit(path)).html).toContain('Titre un<'));
  });

  it('that is told of before it can be read moves lists, too', async () => {
    const { publish, visit } = await drawnSite(listPath, secondPage);
    edit('un', { day: 1 });
    await publish('un');
    await eventually(() => expect(looks).toBeGreaterThan(0));
    expect((await visit(secondPage)).html).not.toContain('Titre un<');
    readable = articles;
    await eventually(async () => expect((await visit(secondPage)).html).toContain('Titre un<'));
  });

  it('that nobody told of is found out to be one', async () => {
    const { missed, visit, drawnAnew } = await drawnSite(listPath, secondPage);
    edit('un', { title: 'Titre corrigé' });
    readable = articles;
    await missed();
    await eventually(async () => expect((await visit(listPath)).html).toContain('corrigé'));
    expect(await drawnAnew(secondPage)).toEqual([]);
    edit('un', { day: 1, updated: 21 });
    readable = articles;
    await missed();
    await eventually(async () => expect((await visit(secondPage)).html).toContain('corrigé'));
  });
});

it('a new article is in its lists at once', async () => {
  const { publish, visit } = await drawnSite(listPath, secondPage);
  articles = { neuf: { title: 'Titre neuf', day: 31, tag: 'a', updated: 20 }, ...articles };
  readable = articles;
  await publish('neuf');
  expect((await visit(listPath)).html).toContain('Titre neuf');
  expect((await visit(secondPage)).html).toContain('Titre cinq');
});
