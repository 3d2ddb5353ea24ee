import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content, ContentQuery } from '../../../content/client.ts';
import type { ContentType } from '../../../content/content-type.ts';
import type { Locale } from '../../../site/locale.ts';
import { searchFinding } from '../../fake-content.ts';
import { PageNotFound, type PageRequest } from '../../page.ts';
import page from './post.page.tsx';

const minimal = {
  id: 4,
  Title: 'A 200 KB page',
  slug: '200-kb-page',
  Publication: '2026-06-09',
  updatedAt: '2026-06-10T12:00:00.000Z',
};
const full = {
  ...minimal,
  desc: 'A budget, not a feat.',
  category: {
    data: { id: 2, attributes: { name: 'Under the hood', slug: 'under-the-hood' } },
  },
  author: { fullname: 'Nadia Benkirane', position: 'Director' },
  content: [{ __component: 'blocs.markdown', markdown: 'Weigh first.' }],
  localizations: { data: [{ id: 8, attributes: { locale: 'fr', slug: 'page-200-ko' } }] },
};

async function show(entry: object | undefined, locale: Locale = 'en') {
  const list = async (type: ContentType, _query: ContentQuery) =>
    entry ? { items: [type.schema.parse(entry)], total: 1 } : { items: [], total: 0 };
  const single = async () => ({ email: 'info@salve.example', phone: '418 555-0142' });
  const url = new URL('/en/blog/200-kb-page', 'https://salve.example');
  const request: PageRequest = {
    locale,
    url,
    route: { key: 'blogPost', params: { slug: '200-kb-page' } },
    content: { list, single } as unknown as Content,
    search: searchFinding(),
  };
  const data = await page.load(request);
  const props = { data, locale, url, route: request.route };
  return { html: renderToStaticMarkup(<page.View {...props} />), meta: page.meta(data, request) };
}

describe('blog post', () => {
  it('shows its parts, and leads to its list and category', async () => {
    const { html } = await show(full);
    expect(html).toMatch(/<h1[^>]*>A 200 KB page<\/h1>/);
    expect(html).toMatch(/href="\/en\/blog"[^>]*>Blog</);
    expect(html).toContain('href="/en/blog?category=under-the-hood"');
    expect(html).toContain('09 . 06 . 2026');
    expect(html).toContain('Weigh first.');
    expect(html).toContain('Nadia Benkirane');
    expect(html).toContain('href="mailto:info@salve.example"');
    expect(html).toContain('Share this article');
  });

  it('names both its addresses and says what it is', async () => {
    const { meta } = await show(full);
    expect(meta.alternates).toEqual({ en: '/en/blog/200-kb-page', fr: '/blogue/page-200-ko' });
    expect(meta.jsonLd?.[0]).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en-CA' });
  });

  it('does without what is missing', async () => {
    const { html, meta } = await show(minimal);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('Written by');
    expect(meta.alternates).toEqual({ en: '/en/blog/200-kb-page' });
  });

  it('is not found under a name nobody gave', async () => {
    await expect(show(undefined)).rejects.toThrow(PageNotFound);
  });
});
