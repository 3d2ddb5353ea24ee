import type { Content, ContentClient } from '../../content/client.ts';
import { listAll } from '../../content/list-all.ts';
import { type AddressedEntry, addressedTypes } from '../../content/schema/addressed-entry.ts';
import { Shown } from '../../content/shown.ts';
import type { Published, PublishedAddress } from '../../search/site-search.ts';
import { type Locale, locales } from '../../site/locale.ts';
import { matchPath, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys, routeOf } from '../../site/routes.ts';

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

export const hasEntries = (key: RouteKey) => routeOf(key).fr.includes(':');

/** Whether search engines are invited to it. */
export const isIndexed = (key: RouteKey, locale: Locale) =>
  (routeOf(key).indexed ?? locales).includes(locale);

/** All published entries that have an address under this row of the route table. */
export async function entriesOf(key: RouteKey, locale: Locale, content: Content) {
  const source = entrySources[key];
  if (!source) throw new Error(`Nobody knows the entries of "${key}".`);
  const entries = await listAll(content, source.type, {
    locale,
    populate: { localizations: true },
  });
  return {
    model: source.type.model,
    entries: entries.filter((entry) => source.includes?.(entry) ?? true),
  };
}

/** Every address of this site: the search, the shelf of drawn pages and the sitemap know no other. */
export async function publishedIn(client: ContentClient): Promise<Published> {
  const shown = new Shown();
  const content = client.recording(shown);
  const rows = routeKeys.flatMap((key) =>
    locales
      // Entries are shown where they are offered; a page of its own always is.
      .filter((locale) => isIndexed(key, locale) || !hasEntries(key))
      .map((locale) => ({ key, locale })),
  );
  const addresses = await Promise.all(
    rows.map(async ({ key, locale }): Promise<PublishedAddress[]> => {
      if (!hasEntries(key)) return [{ path: pathTo(key, locale) }];
      const { model, entries } = await entriesOf(key, locale, content);
      return entries.map(({ slug, updatedAt }) => ({
        path: pathTo(key, locale, { slug }),
        entry: { model, updated: updatedAt },
      }));
    }),
  );
  return { addresses: addresses.flat(), isStale: shown.isStale };
}
