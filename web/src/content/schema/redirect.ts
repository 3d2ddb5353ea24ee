import { z } from 'zod';
import { locales } from '../../site/locale.ts';
import { collectionType } from '../content-type.ts';

/** What editors wrote: from a path of this site to another, or to an address elsewhere. */
export const redirects = collectionType(
  'redirections',
  'redirection',
  z.object({ source: z.string(), destination: z.string() }),
);

/** A slug that an entry had before. The entry is named by its document: its slug may change again. */
export const formerAddresses = collectionType(
  'anciennes-adresses',
  'ancienne-adresse',
  z
    .object({ type: z.string(), langue: z.enum(locales), slug: z.string(), document: z.string() })
    .transform(({ type, langue, document, slug }) => ({
      model: type,
      locale: langue,
      slug,
      documentId: document,
    })),
);
