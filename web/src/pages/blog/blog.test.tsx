import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content, ContentQuery } from '../../content/client.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { SearchRequest } from '../../search/search-question.ts';
import type { SiteSearch } from '../../search/site-search.ts';
import type { Locale } from '../../site/locale.ts';
import { searchFinding } from '../fake-content.ts';
import { PageNotFound, type PageRequest } from '../page.ts';
import page from './blog.page.tsx';

const category = {
  id: 2,
  name: 'Sous le capot',
  slug: 'sous-le-capot',
  localizations: { data: [{ id: 5, attributes: { locale: 'en', slug: 'under-the-hood' } }] },
};
const post = (id: number) => ({
  id,
  Title: `Billet ${id}`,
  slug: `billet-${id}`,
  desc: `Résumé ${id}`,
  Publication: '2026-06-09',
  updatedAt: '2026-06-09T12:00:00.000Z',
  category: { data: { id: 2, attributes: category } },
});

function serviceWith(items: number, total: number, counts: number) {
  const asked: ContentQuery[] = [];
  const content = {
    single: async (type: ContentType) =>
      type.schema.parse({ title: 'Blogue', intro: 'Ce que nous apprenons.' }),
    list: async (type: ContentType, query: ContentQuery) => {
      if (type.path !== 'blogues') return { items: [type.schema.parse(category)], total: 1 };
      if (query.pagination?.pageSize === 1) return { items: [], total: counts };
      asked.push(query);
      const posts = Array.from({ length: items }, (_, index) => type.schema.parse(post(index + 1)));
      return { items: posts, total };
    },
  } as unknown as Content;
  return { content, asked };
}

interface Given {
  readonly search?: SiteSearch;
  /** How many posts each category has. */
  readonly counts?: number;
}

async function show(
  address: string,
  items = 6,
  total = items,
  locale: Locale = 'fr',
  { search = searchFinding(), counts = total }: Given = {},
) {
  const { content, asked } = serviceWith(items, total, counts);
  const url = new URL(address, 'https://salve.example');
  const request: PageRequest = {
    locale,
    url,
    route: { key: 'blog', params: {} },
    content,
    search,
  };
  const data = await page.load(request);
  const props = { data, locale, url, route: request.route };
  return {
    html: renderToStaticMarkup(<page.View {...props} />),
    meta: page.meta(data, request),
    asked,
  };
}

describe('blog list', () => {
  it('shows the posts of a page, their category and their count', async () => {
    const { html, asked } = await show('/blogues', 6, 8);
    expect(html).toMatch(/<h1[^>]*>Blogue<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>8 articles<\/h2>/);
    expect(html).toContain('href="/blogue/billet-6"');
    expect(html).toContain('09 . 06 . 2026');
    expect(html).toContain('href="/blogues?page=2"');
    expect(asked[0]).toMatchObject({
      sort: ['Publication:desc', 'createdAt:desc', 'documentId:desc'],
      pagination: { page: 1, pageSize: 6 },
    });
  });

  it('says that there is no post yet', async () => {
    const { html } = await show('/blogues', 0);
    expect(html).toContain('Aucun billet de blogue pour l’instant.');
  });

  it('ends at the last page, and page 2 is its own canonical address', async () => {
    expect((await show('/blogues?page=2', 2, 8)).meta.canonical).toBe('/blogues?page=2');
    await expect(show('/blogues?page=3', 0, 8)).rejects.toThrow(PageNotFound);
  });
});

describe('blog search', () => {
  it('is an ordinary form that keeps the chosen categories', async () => {
    const { html } = await show('/blogues?q=page&categorie=sous-le-capot');
    expect(html).toMatch(
      /<form[^>]*method="get"[^>]*action="\/blogues"|<form[^>]*action="\/blogues"/,
    );
    expect(html).toMatch(/type="search"[^>]*name="q"[^>]*value="page"/);
    expect(html).toContain('<input type="hidden" name="categorie" value="sous-le-capot"/>');
    expect(html).toContain('<label');
  });

  const hit = (slug: string) => ({
    address: `/blogue/${slug}`,
    kind: 'post' as const,
    title: slug,
    tags: [],
    date: undefined,
    titlePieces: [],
    extract: [],
  });

  it('asks the index for posts of the chosen category, trimmed and capped', async () => {
    const requests: SearchRequest[] = [];
    const search: SiteSearch = {
      ...searchFinding(),
      find: async (request) => {
        requests.push(request);
        return searchFinding().find(request);
      },
    };
    await show('/blogues?q=%20%20page%20&categorie=sous-le-capot', 6, 6, 'fr', { search });
    await show(`/blogues?q=${'x'.repeat(500)}`, 6, 6, 'fr', { search });
    expect(requests[0]).toEqual({
      text: 'page',
      locale: 'fr',
      kind: 'post',
      tags: ['Sous le capot'],
      page: 1,
      size: 6,
    });
    expect(requests[1]?.text).toBe('x'.repeat(100));
  });

  it('shows what the index found in its order, and tells the content service no words', async () => {
    const search = searchFinding({ hits: [hit('billet-2'), hit('billet-1')], total: 2 });
    const { html, asked } = await show('/blogues?q=marée', 2, 2, 'fr', { search });
    expect(html).toMatch(/<h2[^>]*>2 articles<\/h2>/);
    expect(html.indexOf('/blogue/billet-2')).toBeLessThan(html.indexOf('/blogue/billet-1'));
    expect(JSON.stringify(asked)).not.toContain('marée');
    expect(asked[0]?.filters).toEqual({ slug: { $in: ['billet-2', 'billet-1'] } });
  });

  it('is kept by no cache', async () => {
    expect((await show('/blogues?q=raton', 0)).meta.isPassing).toBe(true);
    expect((await show('/blogues')).meta.isPassing).toBe(false);
  });

  it('says that nothing matches and what to try, in both languages', async () => {
    const { html, meta } = await show('/blogues?q=raton', 0);
    expect(html).toContain('Aucun article ne correspond à votre recherche.');
    expect(html).toContain('un terme plus large');
    expect(html).toMatch(/href="\/blogues"[^>]*>Voir tous les articles/);
    expect(meta.noindex).toBe(true);
    const english = await show('/en/blog?category=under-the-hood&q=raccoon', 0, 0, 'en');
    expect(english.html).toContain('No article matches your search.');
    expect(english.html).toContain('change the category filters');
  });

  it('writes what was searched as text', async () => {
    const { html } = await show('/blogues?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', 0);
    expect(html).not.toContain('<script');
  });
});

describe('blog categories', () => {
  it('say in title, heading and count what the list is narrowed to', async () => {
    const { html, meta } = await show('/blogues?categorie=sous-le-capot', 3);
    expect(meta.title).toBe('Sous le capot · Blogue');
    expect(html).toMatch(/<h2[^>]*>3 articles\u00a0: Sous le capot<\/h2>/);
  });

  it('tell how many posts they lead to, and are left out when there is none', async () => {
    expect((await show('/blogues', 6, 8)).html).toContain('8 éléments');
    expect((await show('/blogues', 6, 6, 'fr', { counts: 0 })).html).not.toContain(
      'Sous le capot<span',
    );
  });

  it('with no post say so, and nothing of a search', async () => {
    const { html } = await show('/blogues?categorie=sous-le-capot', 0);
    expect(html).toContain('Aucun article dans cette catégorie');
    expect(html).not.toContain('votre recherche');
  });

  it('that do not exist are said not to', async () => {
    const { html, meta } = await show('/blogues?categorie=zzz');
    expect(html).toContain('Ce filtre n’existe pas');
    expect(meta.noindex).toBe(true);
  });

  it('toggle and keep the search', async () => {
    const { html } = await show('/blogues?q=page');
    expect(html).toContain('href="/blogues?q=page&amp;categorie=sous-le-capot"');
    const chosen = await show('/blogues?categorie=sous-le-capot');
    expect(chosen.html).toMatch(/href="\/blogues" aria-current="true">.*?Sous le capot/);
  });

  it('survive a language switch under their other name', async () => {
    const { meta } = await show('/blogues?q=page&categorie=sous-le-capot');
    expect(meta.switchQuery?.toString()).toBe('q=page&category=under-the-hood');
  });
});
