import { locales } from '../../site/locale.ts';
import { type Alternates, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys } from '../../site/routes.ts';
import { entriesOf, hasEntries, isIndexed, ofPublished } from '../publishing/published.ts';
import type { PublishedContent } from '../publishing/published-content.ts';
import { xml } from './xml.ts';

interface Address {
  readonly alternates: Alternates;
  readonly updated?: string;
}

export interface SitemapOptions {
  readonly published: Pick<PublishedContent, 'of'>;
  readonly siteUrl: string;
  /** Of pages in one file. */
  readonly limit?: number | undefined;
}

export const sitemapPath = '/sitemap.xml';
/**
 * Each in one language or two. sitemaps.org allows 50,000 addresses and 50 MB; so many are written
 * in 10 to 20 ms, in which nobody else is answered.
 */
const pagesInFile = 2_000;

/** Every address that search engines are invited to, with its counterpart. */
const sitemapAddresses = (content: Pick<PublishedContent, 'of'>): Address[] =>
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

/** Of each language version of a page. */
function urlsOf({ alternates: { fr, en }, updated }: Address, siteUrl: string): string[] {
  const [french, english] = [fr, en].map((path) => path && xml`${siteUrl + path}`);
  const links =
    french && english
      ? `<xhtml:link rel="alternate" hreflang="fr" href="${french}"/><xhtml:link rel="alternate" hreflang="en" href="${english}"/><xhtml:link rel="alternate" hreflang="x-default" href="${french}"/>`
      : '';
  const lastmod = updated ? xml`<lastmod>${updated}</lastmod>` : '';
  return [french, english].flatMap((url) =>
    url ? [`<url><loc>${url}</loc>${lastmod}${links}</url>`] : [],
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapXml(addresses: readonly Address[], siteUrl: string): string {
  const urls = addresses.flatMap((address) => urlsOf(address, siteUrl));
  return `${declaration}\n<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function indexXml(parts: number, siteUrl: string): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, at) => xml`<sitemap><loc>${`${siteUrl}/sitemap-${at + 1}.xml`}</loc></sitemap>`,
  );
  return `${declaration}\n<sitemapindex ${schema}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

/** One file, or an index and its parts; by their paths. */
export function createSitemap({ published, siteUrl, limit = pagesInFile }: SitemapOptions) {
  const addresses = ofPublished(published, sitemapAddresses);
  return (path: string): string | undefined => {
    const all = addresses();
    const parts = Math.ceil(all.length / limit);
    if (path === sitemapPath)
      return parts > 1 ? indexXml(parts, siteUrl) : sitemapXml(all, siteUrl);
    const part = Number(/^\/sitemap-([1-9]\d*)\.xml$/.exec(path)?.[1]);
    if (parts === 1 || !(part <= parts)) return undefined;
    return sitemapXml(all.slice((part - 1) * limit, part * limit), siteUrl);
  };
}
