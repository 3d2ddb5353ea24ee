import type { Locale } from '../site/locale.ts';
import type { RouteKey } from '../site/routes.ts';

export const kinds = [
  'service',
  'caseStudy',
  'post',
  'news',
  'job',
  'person',
  'question',
  'procedure',
  'page',
] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);

/** Something that can be found: a page, or a part of one that is marked as such. */
export interface SearchDocument {
  /** Path, with the fragment of a part. */
  readonly address: string;
  readonly locale: Locale;
  readonly kind: Kind;
  readonly title: string;
  readonly headings: readonly string[];
  readonly tags: readonly string[];
  /** What the page says of itself to search engines. */
  readonly summary: string;
  readonly text: string;
  /** Year-month-day, where it has one. */
  readonly date: string | undefined;
}

/**
 * What the page at each address is found as; undefined for a page that nobody looks for. A row of
 * the route table without one is refused by the compiler.
 */
export const kindOfRoute: Record<RouteKey, Kind | undefined> = {
  home: 'page',
  services: 'service',
  webAndMobile: 'service',
  ecommerce: 'service',
  accessibility: 'service',
  accessibilityTopic: 'service',
  design: 'service',
  transformation: 'service',
  consulting: 'service',
  consultingTopic: 'service',
  studio: 'service',
  caseStudies: 'page',
  caseStudy: 'caseStudy',
  careers: 'page',
  job: 'job',
  about: 'page',
  blog: 'page',
  blogPost: 'post',
  news: 'page',
  article: 'news',
  contact: 'page',
  siteAccessibility: 'page',
  security: 'page',
  privacy: 'procedure',
  accessProcess: 'procedure',
  retention: 'procedure',
  complaint: 'page',
  securityProcedure: 'procedure',
  search: undefined,
  thanks: undefined,
  terms: 'page',
  offline: undefined,
};
