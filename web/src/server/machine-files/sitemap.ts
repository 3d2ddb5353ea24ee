import type { Content } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { locales, otherLocale } from '../../site/locale.ts';
import { type Alternates, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys } from '../../site/routes.ts';
import { entriesOf, hasEntries, isIndexed } from '../publishing/published.ts';
import { xml } from './xml.ts';

interface Address {
  readonly alternates: Alternates;
  readonly updated?: string;
}

/** Every address that search engines are invited to, with its counterpart. */
export async function sitemapAddresses(content: Content): Promise<Address[]> {
  const addresses = await Promise.all(routeKeys.map((key) => addressesOf(key, content)));
  return addresses.flat();
}

async function addressesOf(key: RouteKey, content: Content): Promise<Address[]> {
  const indexed = locales.filter((locale) => isIndexed(key, locale));
  if (indexed.length === 0) return [];
  if (!hasEntries(key)) {
    return [
      { alternates: Object.fromEntries(indexed.map((locale) => [locale, pathTo(key, locale)])) },
    ];
  }
  const perLocale = await Promise.all(
    indexed.map(async (locale) => {
      const published = await optional(entriesOf(key, locale, content));
      return (published?.entries ?? []).map((entry) => ({ locale, entry }));
    }),
  );
  return perLocale.flat().flatMap(({ locale, entry }): Address[] => {
    const other = otherLocale(locale);
    const translated = isIndexed(key, other)
      ? entry.localizations.find((one) => one.locale === other)?.slug
      : undefined;
    // A translated pair is listed once, by its French entry.
    if (locale === 'en' && translated) return [];
    return [
      {
        updated: entry.updatedAt,
        alternates: {
          [locale]: pathTo(key, locale, { slug: entry.slug }),
          ...(translated && { [other]: pathTo(key, other, { slug: translated }) }),
        },
      },
    ];
  });
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
