import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content, ContentQuery } from '../../content/client.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { Locale } from '../../site/locale.ts';
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

function serviceWith(items: number, total: number) {
  const asked: ContentQuery[] = [];
  const content = {
    single: async (type: ContentType) =>
      type.schema.parse({ title: 'Blogue', intro: 'Ce que nous apprenons.' }),
    list: async (type: ContentType, query: ContentQuery) => {
      if (type.path !== 'blogues') return { items: [type.schema.parse(category)], total: 1 };
      asked.push(query);
      const posts = Array.from({ length: items }, (_, index) => type.schema.parse(post(index + 1)));
      return { items: posts, total };
    },
  } as unknown as Content;
  return { content, asked };
}

async function show(address: string, items = 6, total = items, locale: Locale = 'fr') {
  const { content, asked } = serviceWith(items, total);
  const url = new URL(address, 'https://salve.example');
  const request: PageRequest = { locale, url, route: { key: 'blog', params: {} }, content };
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
      sort: ['Publication:desc', 'id:desc'],
      pagination: { page: 1, pageSize: 6 },
      filters: {},
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

  it('asks for the words in titles and descriptions, trimmed and capped', async () => {
    const { asked } = await show(`/blogues?q=%20%20page%20&categorie=sous-le-capot`);
    expect(asked[0]?.filters).toEqual({
      category: { id: { $in: [2] } },
      $or: [{ Title: { $containsi: 'page' } }, { desc: { $containsi: 'page' } }],
    });
    const long = await show(`/blogues?q=${'x'.repeat(500)}`);
    expect(JSON.stringify(long.asked[0]?.filters)).toContain(`"${'x'.repeat(100)}"`);
  });

  it('says that nothing matches and what to try, in both languages', async () => {
    const { html, meta } = await show('/blogues?q=raton', 0);
    expect(html).toContain('Aucun article ne correspond à votre recherche.');
    expect(html).toContain('un terme plus large');
    expect(html).toMatch(/href="\/blogues"[^>]*>Voir tous les articles/);
    expect(meta.noindex).toBe(true);
    const english = await show('/en/blog?category=under-the-hood', 0, 0, 'en');
    expect(english.html).toContain('No article matches your search.');
    expect(english.html).toContain('change the category filters');
  });

  it('writes what was searched as text', async () => {
    const { html } = await show('/blogues?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', 0);
    expect(html).not.toContain('<script');
  });
});

describe('blog categories', () => {
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
