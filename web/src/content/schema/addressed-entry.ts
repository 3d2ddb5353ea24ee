import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { localizations } from './localizations.ts';

/** The little that a sitemap needs to know of any entry with an address of its own. */
const addressedEntry = z.object({
  id: z.number(),
  slug: z.string(),
  updatedAt: z.string(),
  localizations,
  parent: z.string().optional(),
});

export type AddressedEntry = z.output<typeof addressedEntry>;

export const addressedTypes = {
  caseStudies: collectionType('etudes', 'etude', addressedEntry),
  jobs: collectionType('postes', 'poste', addressedEntry),
  news: collectionType('nouvelles', 'nouvelle', addressedEntry),
  blogPosts: collectionType('blogues', 'blogue', addressedEntry),
  serviceTopics: collectionType('pages-services', 'page-service', addressedEntry),
  securityDocuments: collectionType('securites', 'procedure', addressedEntry),
} as const;
