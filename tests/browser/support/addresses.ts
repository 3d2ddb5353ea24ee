import type { Locale } from '../../../web/src/site/locale.ts';
import { pathTo } from '../../../web/src/site/paths.ts';
import { type RouteKey, routeKeys, routeOf } from '../../../web/src/site/routes.ts';

export interface Address {
  readonly key: RouteKey;
  readonly locale: Locale;
  readonly path: string;
}

/** One entry of the sample content for each page that has a slug. */
const slugs: Partial<Record<RouteKey, Record<Locale, string>>> = {
  accessibilityTopic: {
    fr: 'formation-accessibilite-web-appliquee',
    en: 'applied-web-accessibility-training',
  },
  consultingTopic: { fr: 'gestion-des-donnees', en: 'data-management' },
  caseStudy: {
    fr: 'musee-des-marees-billetterie-accessible',
    en: 'musee-des-marees-accessible-ticketing',
  },
  job: { fr: 'designer-ux', en: 'designer-ux' },
  blogPost: { fr: 'ia-agence-ce-qu-on-confie', en: 'ai-at-the-agency' },
  article: { fr: 'vingt-ans-de-bonjours', en: 'twenty-years-of-hellos' },
  securityProcedure: {
    fr: 'procedure-gestion-incidents-confidentialite',
    en: 'incident-management-process',
  },
};

function addressOf(key: RouteKey, locale: Locale): Address {
  const slug = slugs[key]?.[locale];
  if (routeOf(key).fr.includes(':') && !slug) throw new Error(`No sample entry for "${key}".`);
  return { key, locale, path: pathTo(key, locale, slug ? { slug } : {}) };
}

/** Every page of the route table, with both its addresses. */
export const pages: readonly (readonly [fr: Address, en: Address])[] = routeKeys.map((key) => [
  addressOf(key, 'fr'),
  addressOf(key, 'en'),
]);

/** Every page of the route table, in both languages. */
export const addresses: readonly Address[] = pages.flat();

/** What somebody who comes to an address gets. */
export interface Visit {
  readonly path: string;
  readonly locale: Locale;
  readonly status: number;
}

const found = ({ path, locale }: Address): Visit => ({ path, locale, status: 200 });

/** Every page in both languages, and the one that says that there is none. */
export const visitsByPage: readonly Readonly<Record<Locale, Visit>>[] = [
  ...pages.map(([fr, en]) => ({ fr: found(fr), en: found(en) })),
  {
    fr: { path: '/nulle-part', locale: 'fr', status: 404 },
    en: { path: '/en/nowhere', locale: 'en', status: 404 },
  },
];

export const visits: readonly Visit[] = visitsByPage.flatMap(({ fr, en }) => [fr, en]);
