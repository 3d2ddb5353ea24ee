import { securityDocumentIds } from './content-ids.ts';
import type { Locale } from './locale.ts';
import { pathTo, type RouteMatch } from './paths.ts';
import type { RouteKey } from './routes.ts';

/** The page that each single type of the content service fills. */
export const singlePages = {
  'a-propos': 'about',
  'accessibilite-site': 'siteAccessibility',
  'accessibilite-web-numerique': 'accessibility',
  accueil: 'home',
  'blogues-accueil': 'blog',
  carriere: 'careers',
  contact: 'contact',
  'design-numerique': 'design',
  'developpement-web-mobile': 'webAndMobile',
  ecommerce: 'ecommerce',
  'etudes-accueil': 'caseStudies',
  merci: 'thanks',
  'nos-services': 'services',
  'nouvelles-accueil': 'news',
  'politique-confidentialite': 'privacy',
  securite: 'security',
  'services-conseils': 'consulting',
  'studio-numerique': 'studio',
  termes: 'terms',
  'transformation-numerique': 'transformation',
} as const satisfies Record<string, RouteKey>;

/** What decides where an entry is shown. */
export interface RoutedEntry {
  readonly id: number;
  readonly slug: string;
  readonly parent?: string | undefined;
}

/** The page that each entry of a collection has. */
const entryPages = {
  blogue: () => 'blogPost',
  etude: () => 'caseStudy',
  nouvelle: () => 'article',
  'page-service': ({ parent }) =>
    parent === 'services-conseils' ? 'consultingTopic' : 'accessibilityTopic',
  poste: () => 'job',
  procedure: ({ id }, locale) => {
    if (id === securityDocumentIds.accessProcess[locale]) return 'accessProcess';
    return id === securityDocumentIds.retention[locale] ? 'retention' : 'securityProcedure';
  },
} as const satisfies Record<string, (entry: RoutedEntry, locale: Locale) => RouteKey>;

export type SingleModel = keyof typeof singlePages;
export type EntryModel = keyof typeof entryPages;

export const isSingleModel = (model: string): model is SingleModel =>
  Object.hasOwn(singlePages, model);
export const isEntryModel = (model: string): model is EntryModel =>
  Object.hasOwn(entryPages, model);

export const entryRoute = (model: EntryModel, entry: RoutedEntry, locale: Locale): RouteKey =>
  entryPages[model](entry, locale);

export const entryPath = (model: EntryModel, entry: RoutedEntry, locale: Locale): string =>
  pathTo(entryRoute(model, entry, locale), locale, { slug: entry.slug });

/** Whose entries the pages of a route with a slug show. */
export const slugModels: Partial<Record<RouteKey, EntryModel>> = {
  accessibilityTopic: 'page-service',
  article: 'nouvelle',
  blogPost: 'blogue',
  caseStudy: 'etude',
  consultingTopic: 'page-service',
  job: 'poste',
  securityProcedure: 'procedure',
};

/** What an editor opens to mend the page of a route. */
export interface PageOwner {
  readonly model: SingleModel | EntryModel;
  /** Of one entry among many. */
  readonly slug: string | undefined;
  readonly locale: Locale;
}

const singleModels = new Map<RouteKey, SingleModel>(
  Object.entries(singlePages).map(([model, key]) => [key, model as SingleModel]),
);

/** Nobody's where the words are the site's own. */
export function ownerOf({ key, params }: RouteMatch, locale: Locale): PageOwner | undefined {
  const entry = slugModels[key];
  if (entry) return { model: entry, slug: params.slug, locale: slugLocale(entry, locale) };
  const single = singleModels.get(key);
  return single && { model: single, slug: undefined, locale };
}

/** Positions exist in French only: their English addresses carry the French slug. */
export const slugLocale = (model: EntryModel, locale: Locale): Locale =>
  model === 'poste' ? 'fr' : locale;
