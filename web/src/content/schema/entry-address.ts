import { z } from 'zod';
import type { EntryModel } from '../../site/entry-route.ts';
import { type CollectionType, collectionType } from '../content-type.ts';
import { optionalText } from './text.ts';

/** What decides where an entry is shown. A draft may not have its slug yet. */
const entryAddress = z.object({ id: z.number(), slug: optionalText, parent: optionalText });

export const entryAddresses: Readonly<Record<EntryModel, CollectionType<typeof entryAddress>>> = {
  blogue: collectionType('blogues', 'blogue', entryAddress),
  etude: collectionType('etudes', 'etude', entryAddress),
  nouvelle: collectionType('nouvelles', 'nouvelle', entryAddress),
  'page-service': collectionType('pages-services', 'page-service', entryAddress),
  poste: collectionType('postes', 'poste', entryAddress),
  procedure: collectionType('securites', 'procedure', entryAddress),
};
