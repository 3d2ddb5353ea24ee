import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { image } from './media.ts';
import { optionalText, text } from './text.ts';

export const testimonies = collectionType(
  'temoignages',
  'temoignage',
  z
    .object({
      id: z.number(),
      testimony: text,
      name: text,
      position: optionalText,
      caricature: image,
    })
    .transform(({ testimony, caricature, ...wire }) => ({
      ...wire,
      words: testimony,
      portrait: caricature,
    })),
);

export type Testimony = z.output<typeof testimonies.schema>;
