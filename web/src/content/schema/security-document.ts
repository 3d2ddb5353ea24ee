import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { localizations } from './localizations.ts';
import { isoDate, text } from './text.ts';

/** A procedure about personal information. */
export const securityDocuments = collectionType(
  'securites',
  'procedure',
  z.object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    date: isoDate,
    content: text,
    localizations,
  }),
);

export type SecurityDocument = z.output<typeof securityDocuments.schema>;
