import type { ContentClient } from '../../content/client.ts';
import { Shown } from '../../content/shown.ts';
import { kindOfRoute } from '../../search/search-document.ts';
import type { Published, PublishedAddress } from '../../search/site-search.ts';
import { locales } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { type RouteKey, routeKeys, routeOf } from '../../site/routes.ts';
import { entriesOf, isIndexed } from '../machine-files/sitemap.ts';

/** Search engines are not invited to the licence, but who looks for it here must find it. */
const besides: readonly RouteKey[] = ['terms'];

/** Every address that can be found on this site. */
export async function publishedIn(client: ContentClient): Promise<Published> {
  const shown = new Shown();
  const content = client.recording(shown);
  const rows = routeKeys
    .filter((key) => kindOfRoute[key] !== undefined)
    .flatMap((key) =>
      locales
        .filter((locale) => isIndexed(key, locale) || besides.includes(key))
        .map((locale) => ({ key, locale })),
    );
  const addresses = await Promise.all(
    rows.map(async ({ key, locale }): Promise<PublishedAddress[]> => {
      if (!routeOf(key).fr.includes(':')) return [{ path: pathTo(key, locale) }];
      const { model, entries } = await entriesOf(key, locale, content);
      return entries.map(({ slug, updatedAt }) => ({
        path: pathTo(key, locale, { slug }),
        entry: { model, updated: updatedAt },
      }));
    }),
  );
  return { addresses: addresses.flat(), isStale: shown.isStale };
}
