import type { Content } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { listAll } from '../../content/list-all.ts';
import { type AddressedEntry, addressedTypes } from '../../content/schema/addressed-entry.ts';
import { type Locale, locales, otherLocale } from '../../site/locale.ts';
import { type Alternates, matchPath, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys, routeOf } from '../../site/routes.ts';
import { xml } from './xml.ts';

interface EntrySource {
  readonly type: (typeof addressedTypes)[keyof typeof addressedTypes];
  readonly includes?: (entry: AddressedEntry) => boolean;
}

/** Where the entries of each route with a slug come from. */
const entrySources: Partial<Record<RouteKey, EntrySource>> = {
  caseStudy: { type: addressedTypes.caseStudies },
  job: { type: addressedTypes.jobs },
  article: { type: addressedTypes.news },
  blogPost: { type: addressedTypes.blogPosts },
  accessibilityTopic: {
    type: addressedTypes.serviceTopics,
    includes: ({ parent }) => parent === 'accessibilite-web-numerique',
  },
  consultingTopic: {
    type: addressedTypes.serviceTopics,
    includes: ({ parent }) => parent === 'services-conseils',
  },
  securityProcedure: {
    type: addressedTypes.securityDocuments,
    // The access process and the retention procedure have rows of their own.
    includes: ({ slug }) =>
      matchPath(pathTo('securityProcedure', 'fr', { slug }))?.key === 'securityProcedure' &&
      matchPath(pathTo('securityProcedure', 'en', { slug }))?.key === 'securityProcedure',
  },
};

interface Address {
  readonly alternates: Alternates;
  readonly updated?: string;
}

export const isIndexed = (key: RouteKey, locale: Locale) =>
  (routeOf(key).indexed ?? locales).includes(locale);

/** Every address that search engines are invited to, with its counterpart. */
export async function sitemapAddresses(content: Content): Promise<Address[]> {
  const addresses = await Promise.all(routeKeys.map((key) => addressesOf(key, content)));
  return addresses.flat();
}

/** All published entries that have an address under this row of the route table. */
export async function entriesOf(key: RouteKey, locale: Locale, content: Content) {
  const source = entrySources[key];
  if (!source) throw new Error(`The sitemap does not know the entries of "${key}".`);
  const entries = await listAll(content, source.type, {
    locale,
    populate: { localizations: true },
  });
  return {
    model: source.type.model,
    entries: entries.filter((entry) => source.includes?.(entry) ?? true),
  };
}

async function addressesOf(key: RouteKey, content: Content): Promise<Address[]> {
  const indexed = locales.filter((locale) => isIndexed(key, locale));
  if (indexed.length === 0) return [];
  if (!routeOf(key).fr.includes(':')) {
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
