import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { optionalText, text } from './text.ts';

export const benefits = collectionType(
  'avantages-sociaux',
  'avantage-social',
  z
    .object({ id: z.number(), icon: optionalText, name: text, desc: optionalText })
    .transform(({ desc, ...wire }) => ({ ...wire, description: desc })),
  { isRanked: true },
);

export type Benefit = z.output<typeof benefits.schema>;
