import type { Content } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { listAll } from '../../content/list-all.ts';
import { entryAddresses } from '../../content/schema/entry-address.ts';
import { formerAddresses, redirects } from '../../content/schema/redirect.ts';
import {
  type Destination,
  locationOf,
  readablePath,
  readDestination,
} from '../../site/destination.ts';
import { type EntryModel, entryPath, slugLocale, slugModels } from '../../site/entry-route.ts';
import { isEnglishPath, type Locale } from '../../site/locale.ts';
import { matchPath } from '../../site/paths.ts';

/** Asked when no page answers: where the address leads now, or undefined when nobody knows. */
export type NewAddressOf = (url: URL, content: Content) => Promise<string | undefined>;

/**
 * Redirects that editors wrote, and slugs that entries had before. A page that answers always wins;
 * a way over several redirects is made in one step, and one that leads in circles leads nowhere.
 */
export const createNewAddressOf =
  (siteUrl: string): NewAddressOf =>
  async (url, content) => {
    const [written, former] = await Promise.all([
      // Without the content service there are no redirects; the page is missing either way.
      optional(listAll(content, redirects)),
      optional(listAll(content, formerAddresses)),
    ]);
    const byEditors = new Map(written?.map(({ source, destination }) => [source, destination]));

    async function next(path: string): Promise<Destination | undefined> {
      const destination = byEditors.get(path);
      if (destination !== undefined) return readDestination(destination, siteUrl);
      const named = slugIn(path);
      const address = former?.find(
        ({ model, locale, slug }) =>
          model === named?.model && locale === named.slugLocale && slug === named.slug,
      );
      if (!named || !address) return undefined;
      const current = await pathOf(content, named, { documentId: { $eq: address.documentId } });
      return current === undefined ? undefined : readDestination(current, siteUrl);
    }

    let path: string | undefined = readablePath(url.pathname);
    let found: Destination | undefined;
    const passed = new Set<string>();
    while (path !== undefined) {
      if (passed.has(path)) return undefined;
      passed.add(path);
      const further: Destination | undefined = await next(path);
      if (!further || (found && (await answers(content, path)))) break;
      found = further;
      path = further.path;
    }
    return found && locationOf(found, url.search);
  };

interface NamedEntry {
  readonly model: EntryModel;
  readonly slug: string;
  /** Language of the address, and that of the slug in it. */
  readonly locale: Locale;
  readonly slugLocale: Locale;
}

function slugIn(path: string): NamedEntry | undefined {
  const match = matchPath(path);
  const model = match && slugModels[match.key];
  if (!model) return undefined;
  const locale = isEnglishPath(path) ? 'en' : 'fr';
  return { model, slug: match.params.slug ?? '', locale, slugLocale: slugLocale(model, locale) };
}

/** The address of a published entry today. */
async function pathOf(
  content: Content,
  { model, locale, slugLocale }: NamedEntry,
  filters: { [field: string]: { $eq: string } },
): Promise<string | undefined> {
  const found = await optional(
    content.list(entryAddresses[model], {
      locale: slugLocale,
      filters,
      pagination: { limit: 1 },
    }),
  );
  const entry = found?.items[0];
  return entry?.slug ? entryPath(model, { ...entry, slug: entry.slug }, locale) : undefined;
}

async function answers(content: Content, path: string): Promise<boolean> {
  const named = slugIn(path);
  if (!named) return matchPath(path) !== undefined;
  const current = await pathOf(content, named, { slug: { $eq: named.slug } });
  return current !== undefined && readablePath(current) === path;
}
