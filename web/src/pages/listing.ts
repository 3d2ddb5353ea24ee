import { optional } from '../content/errors.ts';
import type { Localizations } from '../content/schema/localizations.ts';
import { type Locale, otherLocale } from '../site/locale.ts';
import { pageName, searchName } from '../site/search-address.ts';
import { PageNotFound } from './page.ts';

/** Something a list can be narrowed to: a tag, a category. */
interface Choice {
  readonly slug: string;
  readonly localizations: Localizations;
}

/** What a list shows. All of it stands in the address, so that it can be shared and needs no script. */
export interface ListState {
  readonly filters: readonly string[];
  readonly page: number;
  readonly search?: string | undefined;
}

export const tagName = 'tag';

/**
 * What was made last comes first. Without an order that ends, pages of a list overlap; numbers of
 * rows are none, since a correction gives its entry the highest.
 */
export const withinADay = ['createdAt:desc', 'documentId:desc'];

/** A page number that is none reads as the first page. */
export function requestedPage(url: URL): number {
  const written = url.searchParams.get(pageName) ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
}

/** How many pages there are. Asking for one beyond the last is asking for what isn't there. */
export function countPages(total: number, size: number, page: number): number {
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) throw new PageNotFound(`There is no page ${page} of ${pages}.`);
  return pages;
}

/**
 * The choices an address names, in their own order. A French address asked in English names them
 * in French: both of a choice's names count. Unknown names are ignored.
 */
export function chosenFrom<C extends Choice>(
  url: URL,
  names: readonly string[],
  choices: readonly C[],
): C[] {
  const wanted = new Set(names.flatMap((name) => url.searchParams.getAll(name)));
  return choices.filter((choice) => namesOf(choice).some((name) => wanted.has(name)));
}

const namesOf = ({ slug, localizations }: Choice): string[] => [
  slug,
  ...localizations.flatMap((other) => other.slug ?? []),
];

/** Whether an address names something that there is not, or no longer. */
export const namesUnknown = (
  url: URL,
  names: readonly string[],
  choices: readonly Choice[],
): boolean =>
  names
    .flatMap((name) => url.searchParams.getAll(name))
    .some((wanted) => !choices.some((choice) => namesOf(choice).includes(wanted)));

/** How many entries each choice leads to; unknown where that cannot be asked now. */
export function countEach<C extends Choice>(
  choices: readonly C[],
  count: (choice: C) => Promise<{ readonly total: number }>,
): Promise<Counted<C>[]> {
  return Promise.all(
    choices.map(async (choice) => ({ ...choice, count: (await optional(count(choice)))?.total })),
  );
}

export type Counted<C> = C & { readonly count: number | undefined };

/** What is offered: choices that lead to something, and those that are chosen already. */
export const offered = <C extends Choice>(
  choices: readonly Counted<C>[],
  chosen: readonly C[],
): Counted<C>[] =>
  choices.filter(({ count, slug }) => count !== 0 || chosen.some((one) => one.slug === slug));

export const toggled = (filters: readonly string[], slug: string): string[] =>
  filters.includes(slug) ? filters.filter((one) => one !== slug) : [...filters, slug];

function writeState(query: URLSearchParams, filterName: string, state: ListState): URLSearchParams {
  if (state.search) query.set(searchName, state.search);
  for (const slug of state.filters) query.append(filterName, slug);
  if (state.page > 1) query.set(pageName, String(state.page));
  return query;
}

export function listHref(path: string, filterName: string, state: ListState): string {
  const query = writeState(new URLSearchParams(), filterName, state).toString();
  return query ? `${path}?${query}` : path;
}

/** The names that chosen filters have in the other language; one without a counterpart is dropped. */
export const counterparts = (chosen: readonly Choice[], locale: Locale): string[] =>
  chosen.flatMap(({ localizations }) => {
    const slug = localizations.find((other) => other.locale === otherLocale(locale))?.slug;
    return slug ? [slug] : [];
  });

export const counterpartIds = (chosen: readonly Choice[], locale: Locale): number[] =>
  chosen.flatMap(({ localizations }) =>
    localizations.filter((other) => other.locale === otherLocale(locale)).map(({ id }) => id),
  );

/** Whether the other language's list is long enough for a language switch to keep the page. */
export async function reachesPage(
  page: number,
  size: number,
  count: () => Promise<{ readonly total: number }>,
): Promise<boolean> {
  if (page === 1) return true;
  const counted = await optional(count());
  return (page - 1) * size < (counted?.total ?? 0);
}

/** The query of the same list in the other language. What isn't the list's own is kept as it is. */
export function switchedQuery(
  url: URL,
  names: readonly string[],
  filterName: string,
  state: ListState,
): URLSearchParams {
  const query = new URLSearchParams(url.search);
  for (const name of [...names, searchName, pageName]) query.delete(name);
  return writeState(query, filterName, state);
}
