import type { QueryName } from './query-names.ts';

/**
 * The route table: one row a page. Routing, links, language switch, canonical and alternate
 * addresses, breadcrumbs, navigation and sitemap all read it; no address is written anywhere else.
 */
export interface Route {
  readonly fr: string;
  readonly en: string;
  /** Folder under `pages/`. */
  readonly page: string;
  /** The page one step up in the breadcrumbs; `home` has none. */
  readonly parent?: string;
  /** Where a language switch goes when this entry has no translation: its list. */
  readonly list?: string;
  /** Names in its query that change what it shows; those that every page reads apart. */
  readonly query?: readonly QueryName[];
  /** Languages in which search engines are invited; both unless stated. */
  readonly indexed?: readonly ('fr' | 'en')[];
}

const routes = {
  home: { fr: '/', en: '/en/homepage', page: 'home' },
  services: { fr: '/services', en: '/en/services', page: 'services', parent: 'home' },
  webAndMobile: {
    fr: '/services/developpement-web-et-mobile',
    en: '/en/services/web-and-app-development',
    page: 'services/web-and-mobile',
    parent: 'services',
  },
  ecommerce: {
    fr: '/services/ecommerce',
    en: '/en/services/ecommerce',
    page: 'services/ecommerce',
    parent: 'services',
  },
  accessibility: {
    fr: '/services/accessibilite-web-numerique',
    en: '/en/services/web-accessibility',
    page: 'services/accessibility',
    parent: 'services',
  },
  accessibilityTopic: {
    fr: '/services/accessibilite-web-numerique/:slug',
    en: '/en/services/web-accessibility/:slug',
    page: 'services/topic',
    parent: 'accessibility',
    list: 'accessibility',
  },
  design: {
    fr: '/services/design-experience-utilisateur',
    en: '/en/services/user-design-experience',
    page: 'services/design',
    parent: 'services',
  },
  transformation: {
    fr: '/services/transformation-numerique',
    en: '/en/services/numerical-transformation',
    page: 'services/transformation',
    parent: 'services',
  },
  consulting: {
    fr: '/services/services-conseils',
    en: '/en/services/services-advice',
    page: 'services/consulting',
    parent: 'services',
  },
  consultingTopic: {
    fr: '/services/services-conseils/:slug',
    en: '/en/services/services-advice/:slug',
    page: 'services/topic',
    parent: 'consulting',
    list: 'consulting',
  },
  studio: {
    fr: '/services/studio-numerique',
    en: '/en/services/digital-studio',
    page: 'services/studio',
    parent: 'services',
  },
  caseStudies: {
    fr: '/nos-realisations',
    en: '/en/case-studies',
    page: 'case-studies',
    parent: 'home',
  },
  caseStudy: {
    fr: '/nos-realisations/:slug',
    en: '/en/case-studies/:slug',
    page: 'case-studies/detail',
    parent: 'caseStudies',
    list: 'caseStudies',
  },
  careers: { fr: '/carriere', en: '/en/career', page: 'careers', parent: 'home' },
  job: {
    fr: '/carriere/:slug',
    en: '/en/career/:slug',
    page: 'careers/job',
    parent: 'careers',
    list: 'careers',
    indexed: ['fr'],
  },
  about: { fr: '/a-propos', en: '/en/about', page: 'about', parent: 'home' },
  blog: {
    fr: '/blogues',
    en: '/en/blog',
    page: 'blog',
    parent: 'home',
    query: ['page', 'categorie', 'category', 'q'],
  },
  blogPost: {
    fr: '/blogue/:slug',
    en: '/en/blog/:slug',
    page: 'blog/post',
    parent: 'blog',
    list: 'blog',
  },
  news: {
    fr: '/nouvelles',
    en: '/en/news',
    page: 'news',
    parent: 'home',
    query: ['page', 'tag'],
  },
  article: {
    fr: '/nouvelle/:slug',
    en: '/en/news/:slug',
    page: 'news/article',
    parent: 'news',
    list: 'news',
    indexed: ['fr'],
  },
  contact: { fr: '/contact', en: '/en/contact', page: 'contact', parent: 'home' },
  siteAccessibility: {
    fr: '/accessibilite-site',
    en: '/en/accessibility-site',
    page: 'site-accessibility',
    parent: 'home',
  },
  security: { fr: '/securite', en: '/en/security', page: 'security', parent: 'home' },
  privacy: {
    fr: '/securite/politique-confidentialite',
    en: '/en/securite/confidentiality-agreement',
    page: 'security/privacy',
    parent: 'security',
  },
  accessProcess: {
    fr: '/securite/processus-demande-acces-renseignements',
    en: '/en/securite/access-information-request-process',
    page: 'security/document',
    parent: 'security',
  },
  retention: {
    fr: '/securite/procedure-conservation-destruction-anonymisation-renseignements',
    en: '/en/securite/data-retention-destruction-anonymisation-process',
    page: 'security/document',
    parent: 'security',
  },
  complaint: {
    fr: '/securite/plainte',
    en: '/en/security/complaint',
    page: 'security/complaint',
    parent: 'security',
    query: ['notice', 'reference'],
  },
  securityProcedure: {
    fr: '/securite/:slug',
    en: '/en/securite/:slug',
    page: 'security/document',
    parent: 'security',
    list: 'security',
  },
  search: {
    fr: '/recherche',
    en: '/en/search',
    page: 'search',
    parent: 'home',
    indexed: [],
    query: ['page', 'q', 'type'],
  },
  thanks: {
    fr: '/merci',
    en: '/en/thank-you',
    page: 'thanks',
    parent: 'home',
    indexed: [],
    query: ['reference'],
  },
  terms: { fr: '/termes', en: '/en/terms', page: 'terms', parent: 'home', indexed: [] },
  offline: {
    fr: '/hors-ligne',
    en: '/en/offline',
    page: 'offline',
    parent: 'home',
    indexed: [],
  },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
export const routeKeys = Object.keys(routes) as RouteKey[];
export const routeOf = (key: RouteKey): Route => routes[key];
