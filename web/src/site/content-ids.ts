import type { Locale } from './locale.ts';

/**
 * Entries that pages ask for by number. Their types have no draft state, because the content
 * service gives a new number to an entry each time it is published.
 */
export const newsTagIds = {
  accessibility: { fr: 3, en: 9 },
  consulting: { fr: 11, en: 2 },
  careers: { fr: 10, en: 7 },
} as const satisfies Record<string, Record<Locale, number>>;

export const securityDocumentIds = {
  accessProcess: { fr: 9, en: 1 },
  retention: { fr: 10, en: 2 },
} as const satisfies Record<string, Record<Locale, number>>;
