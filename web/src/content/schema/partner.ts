import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { image } from './media.ts';
import { optionalText, webAddress } from './text.ts';

export const partners = collectionType(
  'partenaires',
  'partenaire',
  z.object({
    id: z.number(),
    name: z.string(),
    link: webAddress,
    lang: optionalText,
    logo: image,
  }),
  { isRanked: true },
);

export type Partner = z.output<typeof partners.schema>;
