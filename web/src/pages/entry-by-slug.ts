import type { z } from 'zod';
import type { Content, ContentQuery } from '../content/client.ts';
import type { CollectionType } from '../content/content-type.ts';
import type { Localizations } from '../content/schema/localizations.ts';
import { isEnglishPath, type Locale, otherLocale } from '../site/locale.ts';
import { type Alternates, pathTo, switchHref } from '../site/paths.ts';
import { type AskedPage, PageMoved, PageNotFound, type PageRequest } from './page.ts';

interface Entry {
  readonly id: number;
  readonly slug: string;
  readonly localizations: Localizations;
}

/**
 * The entry that an address names, in the language it is asked in. A French address asked with
 * `lang=en` names its entry by the French slug: the translation is found through it. Without one
 * the visitor is led to the list, with a notice.
 */
export async function entryBySlug<S extends z.ZodType<Entry>>(
  request: PageRequest,
  type: CollectionType<S>,
  query: Omit<ContentQuery, 'locale' | 'filters'>,
): Promise<z.output<S>> {
  const { content, locale, route, url } = request;
  const slug = route.params.slug ?? '';
  const addressLocale: Locale = isEnglishPath(url.pathname) ? 'en' : 'fr';
  const named = await first(content, type, {
    ...query,
    locale: addressLocale,
    filters: { slug: { $eq: slug } },
  });
  if (!named) throw new PageNotFound(`No ${type.path} named ${slug}.`);
  if (addressLocale === locale) return named;
  const counterpart = named.localizations.find((other) => other.locale === locale);
  const translated =
    counterpart &&
    (await first(content, type, { ...query, locale, filters: { id: { $eq: counterpart.id } } }));
  if (!translated) throw new PageMoved(switchHref(url, route, {}, locale), 302);
  return translated;
}

async function first<S extends z.ZodType>(
  content: Content,
  type: CollectionType<S>,
  query: ContentQuery,
): Promise<z.output<S> | undefined> {
  return (await content.list(type, query)).items[0];
}

/** Both addresses of an entry, the second only where it is translated. */
export function entryAlternates(request: AskedPage, entry: Entry): Alternates {
  const { locale, route } = request;
  const other = otherLocale(locale);
  const otherSlug = entry.localizations.find((one) => one.locale === other)?.slug;
  return {
    [locale]: pathTo(route.key, locale, { slug: entry.slug }),
    ...(otherSlug && { [other]: pathTo(route.key, other, { slug: otherSlug }) }),
  };
}
