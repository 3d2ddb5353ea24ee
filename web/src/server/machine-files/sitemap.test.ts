import { expect, it, vi } from 'vitest';
import type { PublishedEntry } from '../publishing/published-content.ts';
import { createSitemap, sitemapPath } from './sitemap.ts';

const siteUrl = 'https://salve.example';

const entry = (locale: string, slug: string): PublishedEntry => ({
  documentId: `document-${slug}`,
  locale,
  slug,
  parent: null,
  updated: '2026-01-02T00:00:00.000Z',
  published: '2026-01-02T00:00:00.000Z',
  place: null,
});

const none: PublishedEntry[] = [];
type Entries = Record<string, readonly PublishedEntry[]>;
const sitemapOf = (entries: Entries, limit?: number) =>
  createSitemap({ siteUrl, published: { of: (model) => entries[model] ?? none }, limit });

const news = Array.from({ length: 5 }, (_, at) => entry('fr', `nouvelle-${at}`));
const posts = [entry('fr', 'billet'), entry('en', 'billet')];

const pathsIn = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(siteUrl.length));

it('is one file as long as the pages fit into it', () => {
  const sitemap = sitemapOf({ nouvelle: news });
  expect(sitemap(sitemapPath)).toMatch(/^<\?xml[^>]+>\n<urlset .+<\/urlset>\n$/s);
  expect(pathsIn(sitemap(sitemapPath))).toContain('/nouvelle/nouvelle-4');
  expect(sitemap('/sitemap-1.xml')).toBeUndefined();
});

it('is an index of several files above that, with every address once and in order', () => {
  const entries = { nouvelle: news, blogue: posts };
  const all = pathsIn(sitemapOf(entries)(sitemapPath));
  expect(new Set(all).size).toBe(all.length);

  const sitemap = sitemapOf(entries, 4);
  expect(sitemap(sitemapPath)).toMatch(/^<\?xml[^>]+>\n<sitemapindex .+<\/sitemapindex>\n$/s);
  const named = pathsIn(sitemap(sitemapPath));
  expect(named.slice(0, 2)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  const parts = named.map((path) => pathsIn(sitemap(path)));
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(2 * 4);
  expect(parts.flat()).toEqual(all);
});

it('names both languages of a page with each of them', () => {
  const sitemap = sitemapOf({ blogue: posts }, 1);
  const part = pathsIn(sitemap(sitemapPath))
    .map((path) => sitemap(path))
    .find((xml) => xml?.includes('/blogue/billet'));
  expect(pathsIn(part)).toEqual(['/blogue/billet', '/en/blog/billet']);
  expect(part?.match(/hreflang="fr" href="[^"]+\/blogue\/billet"/g)).toHaveLength(2);
  expect(part?.match(/hreflang="en" href="[^"]+\/en\/blog\/billet"/g)).toHaveLength(2);
});

it.each(['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-999.xml', '/sitemap-.xml'])(
  'has no part %s',
  (path) => {
    expect(sitemapOf({ nouvelle: news }, 4)(path)).toBeUndefined();
  },
);

it('looks addresses together once, and anew when something else is published', () => {
  const slug = vi.fn(() => 'la-premiere');
  const first = Object.defineProperty(entry('fr', ''), 'slug', { get: slug });
  const entries: Entries = { nouvelle: [first] };
  const sitemap = sitemapOf(entries);
  expect(pathsIn(sitemap(sitemapPath))).toContain('/nouvelle/la-premiere');
  slug.mockClear();
  expect(pathsIn(sitemap(sitemapPath))).toContain('/nouvelle/la-premiere');
  expect(slug).not.toHaveBeenCalled();
  entries.nouvelle = [first, entry('fr', 'la-deuxieme')];
  expect(pathsIn(sitemap(sitemapPath))).toContain('/nouvelle/la-deuxieme');
});
