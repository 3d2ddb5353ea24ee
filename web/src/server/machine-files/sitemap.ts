import { locales } from '../../site/locale.ts';
import { type Alternates, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys } from '../../site/routes.ts';
import { entriesOf, hasEntries, isIndexed } from '../publishing/published.ts';
import type { PublishedContent } from '../publishing/published-content.ts';
import { xml } from './xml.ts';

interface Address {
  readonly alternates: Alternates;
  readonly updated?: string;
}

/** Every address that search engines are invited to, with its counterpart. */
export const sitemapAddresses = (content: Pick<PublishedContent, 'of'>): Address[] =>
  routeKeys.flatMap((key) => addressesOf(key, content));

function addressesOf(key: RouteKey, content: Pick<PublishedContent, 'of'>): Address[] {
  const indexed = locales.filter((locale) => isIndexed(key, locale));
  if (indexed.length === 0) return [];
  if (!hasEntries(key)) {
    return [
      { alternates: Object.fromEntries(indexed.map((locale) => [locale, pathTo(key, locale)])) },
    ];
  }
  // A translated pair is listed once.
  const byDocument = new Map<string, Address>();
  for (const locale of indexed) {
    for (const { documentId, slug, updated } of entriesOf(key, locale, content)) {
      const other = byDocument.get(documentId);
      byDocument.set(documentId, {
        updated: other?.updated ?? updated,
        alternates: { ...other?.alternates, [locale]: pathTo(key, locale, { slug }) },
      });
    }
  }
  return [...byDocument.values()];
}

export function sitemapXml(addresses: readonly Address[], siteUrl: string): string {
  const urls = addresses.flatMap(({ alternates, updated }) => {
    const { fr, en } = alternates;
    const links =
      fr && en
        ? xml`<xhtml:link rel="alternate" hreflang="fr" href="${siteUrl + fr}"/><xhtml:link rel="alternate" hreflang="en" href="${siteUrl + en}"/><xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl + fr}"/>`
        : '';
    const lastmod = updated ? xml`<lastmod>${updated}</lastmod>` : '';
    return [fr, en].flatMap((path) =>
      path ? [`<url>${xml`<loc>${siteUrl + path}</loc>`}${lastmod}${links}</url>`] : [],
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
