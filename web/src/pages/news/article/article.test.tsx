import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content, ContentQuery } from '../../../content/client.ts';
import type { ContentType } from '../../../content/content-type.ts';
import { ContentUnavailable } from '../../../content/errors.ts';
import type { Locale } from '../../../site/locale.ts';
import { searchFinding } from '../../fake-content.ts';
import { PageNotFound, type PageRequest } from '../../page.ts';
import page from './article.page.tsx';

const minimal = {
  id: 4,
  title: 'Une journée sans souris',
  slug: 'une-journee-sans-souris',
  desc: null,
  date: '2026-05-21',
  updatedAt: '2026-05-22T12:00:00.000Z',
};

const picture = (name: string) => ({
  data: {
    attributes: { url: `/uploads/${name}.webp`, width: 1600, height: 1067, alternativeText: name },
  },
});

const full = {
  ...minimal,
  desc: 'Toute l’agence au clavier.',
  cover: picture('souris'),
  coverDesc: 'Cinquante-quatre souris masquées.',
  tags: { data: [{ id: 3, attributes: { name: 'Accessibilité', slug: 'accessibilite' } }] },
  author: { fullname: 'Rosalie Deschênes', email: 'rosalie@salve.example' },
  content: [
    { __component: 'blocs.markdown', markdown: '### Le matin\n\nOn cherche.' },
    { __component: 'blocs.quote', quote: 'On a trouvé.', name: 'Nadia', cover: picture('nadia') },
  ],
  localizations: { data: [{ id: 7, attributes: { locale: 'en', slug: 'a-day-without-a-mouse' } }] },
};

interface Given {
  readonly entry?: object | undefined;
  readonly similar?: 'down';
  readonly service?: 'down';
}

function serviceWith({ entry, similar, service }: Given) {
  const asked: ContentQuery[] = [];
  const list = async (type: ContentType, query: ContentQuery) => {
    asked.push(query);
    if (service === 'down') throw new ContentUnavailable('all');
    if (JSON.stringify(query.filters).includes('$ne')) {
      if (similar === 'down') throw new ContentUnavailable('similar');
      const other = { ...minimal, id: 9, title: 'Un laboratoire', slug: 'un-laboratoire' };
      return { items: [type.schema.parse(other)], total: 1 };
    }
    const found = entry && query.locale === 'fr' ? [type.schema.parse(entry)] : [];
    return { items: found, total: found.length };
  };
  return { content: { list } as unknown as Content, asked };
}

async function show(given: Given, locale: Locale = 'fr') {
  const { content, asked } = serviceWith(given);
  const slug = minimal.slug;
  const path = locale === 'fr' ? `/nouvelle/${slug}` : `/en/news/${slug}`;
  const url = new URL(path, 'https://salve.example');
  const request: PageRequest = {
    locale,
    url,
    route: { key: 'article', params: { slug } },
    content,
    search: searchFinding(),
  };
  const data = await page.load(request);
  const props = { data, locale, url, route: request.route };
  return {
    html: renderToStaticMarkup(<page.View {...props} />),
    meta: page.meta(data, request),
    asked,
  };
}

describe('news article', () => {
  it('shows every part', async () => {
    const { html } = await show({ entry: full });
    expect(html).toMatch(/<h1[^>]*>Une journée sans souris<\/h1>/);
    expect(html).toMatch(/href="\/nouvelles"[^>]*>Nouvelles<.*aria-current="page"/s);
    expect(html).toContain('<time');
    expect(html).toContain('21 . 05 . 2026');
    expect(html).toContain('href="/nouvelles?tag=accessibilite"');
    expect(html).toContain('data-island="ShareMenu"');
    expect(html).toContain('alt="souris"');
    expect(html).toContain('Cinquante-quatre souris masquées.');
    expect(html).toMatch(/<h2[^>]*>Le matin<\/h2>/);
    expect(html).toContain('On a trouvé.');
    expect(html).toContain('Partager l’article');
    expect(html).toMatch(
      /linkedin\.com\/shareArticle\?[^"]*salve\.example%2Fnouvelle%2Fune-journee/,
    );
    expect(html).toContain('href="mailto:rosalie@salve.example"');
    expect(html).toContain('href="/nouvelle/un-laboratoire"');
  });

  it('asks for three similar articles under its first tag, itself left out', async () => {
    const { asked } = await show({ entry: full });
    expect(asked[1]).toMatchObject({
      filters: { slug: { $ne: minimal.slug }, tags: { slug: { $eq: 'accessibilite' } } },
      sort: 'updatedAt:desc',
      pagination: { limit: 3 },
    });
  });

  it('does without everything that may be missing', async () => {
    const { html, meta, asked } = await show({ entry: minimal });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('Écrit par');
    expect(html).not.toContain('Dans la même veine');
    expect(asked).toHaveLength(1);
    expect(meta.preload).toBeUndefined();
  });

  it('stands without its similar articles when they cannot be loaded', async () => {
    const { html } = await show({ entry: full, similar: 'down' });
    expect(html).toContain('On cherche.');
    expect(html).not.toContain('Dans la même veine');
  });

  it('tells search engines what it is', async () => {
    const { meta } = await show({ entry: full });
    expect(meta.jsonLd?.[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Une journée sans souris',
      datePublished: '2026-05-21',
      mainEntityOfPage: 'https://salve.example/nouvelle/une-journee-sans-souris',
      author: { '@type': 'Person', name: 'Rosalie Deschênes' },
    });
    expect(meta.alternates).toEqual({
      fr: '/nouvelle/une-journee-sans-souris',
      en: '/en/news/a-day-without-a-mouse',
    });
  });

  it('is not found under a name nobody gave', async () => {
    await expect(show({ entry: undefined })).rejects.toThrow(PageNotFound);
  });
});

describe('news article in English', () => {
  it('says that there is none, leads home and to the French article, and stays out of indexes', async () => {
    const { html, meta } = await show({ entry: full }, 'en');
    expect(html).toContain('Sorry, news articles are not available in english yet.');
    expect(html).toMatch(/href="\/en\/homepage"[^>]*>Back to homepage/);
    expect(html).toContain('href="/nouvelle/une-journee-sans-souris"');
    expect(meta.noindex).toBe(true);
    expect(meta.alternates).toEqual({
      fr: '/nouvelle/une-journee-sans-souris',
      en: '/en/news/a-day-without-a-mouse',
    });
  });

  it('still says so when the content service cannot be asked', async () => {
    const { html } = await show({ service: 'down' }, 'en');
    expect(html).toContain('Sorry, news articles are not available in english yet.');
    expect(html).not.toContain('/nouvelle/');
  });

  it('is not found under a name nobody gave', async () => {
    await expect(show({ entry: undefined }, 'en')).rejects.toThrow(PageNotFound);
  });
});
