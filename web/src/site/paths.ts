import { isEnglishPath, type Locale } from './locale.ts';
import { type RouteKey, routeKeys, routeOf } from './routes.ts';

export interface RouteMatch {
  readonly key: RouteKey;
  readonly params: Readonly<Record<string, string>>;
}

/** An address of this site, by language; a language that is missing has no such page. */
export type Alternates = Partial<Record<Locale, string>>;

const isParam = (segment: string) => segment.startsWith(':');

function matchSegments(
  expected: readonly string[],
  actual: readonly string[],
): Record<string, string> | undefined {
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (isParam(segment) && value !== '') params[segment.slice(1)] = decode(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape can be no slug of ours: kept as it is, it finds nothing.
    return segment;
  }
}

// Fixed addresses first: `/securite/plainte` must not be read as `/securite/:slug`.
const byPrecision = [...routeKeys]
  .sort((a, b) => Number(routeOf(a).fr.includes(':')) - Number(routeOf(b).fr.includes(':')))
  .map((key) => ({ key, fr: routeOf(key).fr.split('/'), en: routeOf(key).en.split('/') }));

/** The page at an address, whatever the language it is asked in. */
export function matchPath(pathname: string): RouteMatch | undefined {
  const locale: Locale = isEnglishPath(pathname) ? 'en' : 'fr';
  const segments = pathname.split('/');
  for (const { key, [locale]: expected } of byPrecision) {
    const params = matchSegments(expected, segments);
    if (params) return { key, params };
  }
  return undefined;
}

export function pathTo(
  key: RouteKey,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string {
  return routeOf(key)[locale].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address of "${key}" needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** Both addresses of a page without parameters. */
export function alternatesOf(key: RouteKey): Alternates {
  return { fr: pathTo(key, 'fr'), en: pathTo(key, 'en') };
}

/** Editors name a page by its French address; this finds the same page in any language. */
export function localizePath(frenchPath: string, locale: Locale): string | undefined {
  const match = matchPath(frenchPath);
  if (!match) return undefined;
  const isEntry = Object.keys(match.params).length > 0;
  return isEntry && locale !== 'fr' ? undefined : pathTo(match.key, locale, match.params);
}

export const untranslatedNotice = { name: 'notice', value: 'untranslated' } as const;

/**
 * Where the language toggle leads: the counterpart with the query kept and `lang` set. An entry
 * without translation leads to its list, with a notice.
 */
export function switchHref(
  url: URL,
  match: RouteMatch | undefined,
  alternates: Alternates,
  target: Locale,
): string {
  const query = new URLSearchParams(url.search);
  query.delete(untranslatedNotice.name);
  query.set('lang', target);
  const counterpart = alternates[target];
  if (counterpart !== undefined) return `${counterpart}?${query}`;
  const list = match && (routeOf(match.key).list as RouteKey | undefined);
  if (list) {
    query.set(untranslatedNotice.name, untranslatedNotice.value);
    return `${pathTo(list, target)}?${query}`;
  }
  return `${pathTo('home', target)}?${query}`;
}

/** The pages above this one, outermost first, for breadcrumbs. */
export function ancestorsOf(key: RouteKey): RouteKey[] {
  const parent = routeOf(key).parent as RouteKey | undefined;
  return parent ? [...ancestorsOf(parent), parent] : [];
}
