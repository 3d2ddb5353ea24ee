import { type EntryModel, slugModels } from '../../site/entry-route.ts';
import { type Locale, locales } from '../../site/locale.ts';
import { matchPath, pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys, routeOf } from '../../site/routes.ts';
import type { PublishedContent, PublishedEntry } from './published-content.ts';

/** Where one model fills the pages of several routes: which of its entries belong to this one. */
const included: Partial<Record<RouteKey, (entry: NamedEntry) => boolean>> = {
  accessibilityTopic: ({ parent }) => parent === 'accessibilite-web-numerique',
  consultingTopic: ({ parent }) => parent === 'services-conseils',
  // The access process and the retention procedure have rows of their own.
  securityProcedure: ({ slug }) =>
    locales.every(
      (locale) =>
        matchPath(pathTo('securityProcedure', locale, { slug }))?.key === 'securityProcedure',
    ),
};

type NamedEntry = PublishedEntry & { readonly slug: string };

/** An address where there is a page, of one entry among many or of its own. */
export interface PublishedAddress {
  readonly path: string;
  readonly isEntry: boolean;
}

export const hasEntries = (key: RouteKey) => routeOf(key).fr.includes(':');

/** Whether search engines are invited to it. */
export const isIndexed = (key: RouteKey, locale: Locale) =>
  (routeOf(key).indexed ?? locales).includes(locale);

const models = [...new Set(Object.values(slugModels))];

const modelOf = (key: RouteKey): EntryModel => {
  const model = slugModels[key];
  if (!model) throw new Error(`Nobody knows the entries of "${key}".`);
  return model;
};

const isNamed = (entry: PublishedEntry): entry is NamedEntry => entry.slug !== null;

/** All published entries that have an address under this row of the route table. */
export const entriesOf = (
  key: RouteKey,
  locale: Locale,
  content: Pick<PublishedContent, 'of'>,
): NamedEntry[] =>
  content
    .of(modelOf(key))
    .filter(isNamed)
    .filter((entry) => entry.locale === locale && (included[key]?.(entry) ?? true));

/**
 * What is made of all entries: once, and anew when something else is published, since there may be
 * tens of thousands.
 */
export function ofPublished<Made>(
  content: Pick<PublishedContent, 'of'>,
  make: (content: Pick<PublishedContent, 'of'>) => Made,
): () => Made {
  let last: { readonly made: Made; readonly from: readonly unknown[] } | undefined;
  return () => {
    const entries = models.map((model) => content.of(model));
    if (!last || entries.some((list, at) => list !== last?.from[at])) {
      last = { made: make(content), from: entries };
    }
    return last.made;
  };
}

/** Every address of this site: the stored pages, and with them the search, know no other. */
export function publishedIn(content: Pick<PublishedContent, 'of'>): PublishedAddress[] {
  const rows = routeKeys.flatMap((key) =>
    locales
      // Entries are shown where they are offered; a page of its own always is.
      .filter((locale) => isIndexed(key, locale) || !hasEntries(key))
      .map((locale) => ({ key, locale })),
  );
  return rows.flatMap(({ key, locale }): PublishedAddress[] => {
    if (!hasEntries(key)) return [{ path: pathTo(key, locale), isEntry: false }];
    return entriesOf(key, locale, content).map(({ slug }) => ({
      path: pathTo(key, locale, { slug }),
      isEntry: true,
    }));
  });
}
