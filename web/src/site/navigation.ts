import type { Locale } from './locale.ts';
import { messagesFor } from './messages/messages.ts';
import { localizePath, pathTo } from './paths.ts';
import type { RouteKey } from './routes.ts';

export type NavigationLevel = 'primary' | 'secondary' | 'tertiary' | 'securite';

export interface NavigationLink {
  readonly name: string;
  readonly url: string;
}

export interface NavigationItem extends NavigationLink {
  readonly level: NavigationLevel;
  readonly subRoutes: readonly NavigationLink[];
  readonly sidebarOnly: boolean;
}

/** An item as editors enter it: the page is named by its French address, or an external one. */
export interface EditedItem {
  readonly title: string;
  readonly route: string;
  readonly level: NavigationLevel;
  readonly sidebarOnly?: boolean | null | undefined;
  readonly subRoutes: readonly { readonly title: string; readonly route: string }[];
}

interface BuiltIn {
  readonly key: RouteKey;
  readonly level: NavigationLevel;
  readonly subRoutes?: readonly RouteKey[];
  readonly sidebarOnly?: boolean;
}

/** What the menus hold when editors have not changed them or cannot be asked. */
const builtIn: readonly BuiltIn[] = [
  {
    key: 'services',
    level: 'primary',
    subRoutes: [
      'webAndMobile',
      'ecommerce',
      'accessibility',
      'design',
      'transformation',
      'consulting',
      'studio',
    ],
  },
  { key: 'caseStudies', level: 'primary' },
  { key: 'careers', level: 'primary' },
  { key: 'about', level: 'primary' },
  { key: 'news', level: 'primary' },
  { key: 'blog', level: 'primary' },
  { key: 'contact', level: 'primary' },
  { key: 'siteAccessibility', level: 'secondary', sidebarOnly: true },
  { key: 'security', level: 'secondary', sidebarOnly: true },
  { key: 'privacy', level: 'securite' },
  { key: 'accessProcess', level: 'securite' },
  { key: 'retention', level: 'securite' },
  { key: 'complaint', level: 'securite' },
  { key: 'terms', level: 'tertiary' },
];

export const isExternal = (url: string) => url.startsWith('https://');

export interface NavigationOptions {
  readonly edited?: readonly EditedItem[] | undefined;
  /** The French blog may live elsewhere. */
  readonly blogExternalUrl?: string | undefined;
}

export function navigationFor(locale: Locale, options: NavigationOptions = {}): NavigationItem[] {
  const items = options.edited?.length ? fromEditors(options.edited, locale) : fromTable(locale);
  const external = locale === 'fr' ? options.blogExternalUrl : undefined;
  if (!external) return items;
  const blog = pathTo('blog', 'fr');
  return items.map((item) => (item.url === blog ? { ...item, url: external } : item));
}

function fromTable(locale: Locale): NavigationItem[] {
  const { pageNames } = messagesFor(locale);
  const link = (key: RouteKey): NavigationLink => ({
    name: pageNames[key],
    url: pathTo(key, locale),
  });
  return builtIn.map(({ key, level, subRoutes = [], sidebarOnly = false }) => ({
    ...link(key),
    level,
    subRoutes: subRoutes.map(link),
    sidebarOnly,
  }));
}

/** A page that does not exist is left out: an editor's slip must not put a dead link everywhere. */
function fromEditors(edited: readonly EditedItem[], locale: Locale): NavigationItem[] {
  const urlOf = (route: string) => (isExternal(route) ? route : localizePath(route, locale));
  return edited.flatMap(({ title, route, level, sidebarOnly, subRoutes }) => {
    const url = urlOf(route);
    if (url === undefined) return [];
    const subs = subRoutes.flatMap((sub) => {
      const subUrl = urlOf(sub.route);
      return subUrl === undefined ? [] : [{ name: sub.title, url: subUrl }];
    });
    return [{ name: title, url, level, subRoutes: subs, sidebarOnly: sidebarOnly ?? false }];
  });
}

export const inNavbar = (items: readonly NavigationItem[]) =>
  items.filter((item) => item.level !== 'securite' && !item.sidebarOnly);

export const inSidebar = (items: readonly NavigationItem[]) =>
  items.filter((item) => item.level !== 'securite');

/** True for the link of the page at `path`. Queries don't count. */
export const isCurrent = (link: NavigationLink, path: string) => link.url === path;

const metaNavigationPrefixes: readonly RouteKey[] = ['studio', 'accessibility'];

const startsWithPage = (path: string, key: RouteKey) =>
  [pathTo(key, 'fr'), pathTo(key, 'en')].some((prefix) => path.startsWith(prefix));

/** Which section's meta navigation shows on a page: by the path prefixes of the document. */
export function metaNavigationOf(path: string): RouteKey | undefined {
  // The document's second prefix is `/services/accessibilite`, wider than the page's own address.
  if (path.startsWith('/services/accessibilite')) return 'accessibility';
  return metaNavigationPrefixes.find((key) => startsWithPage(path, key));
}

export const isStudioPath = (path: string) => startsWithPage(path, 'studio');
