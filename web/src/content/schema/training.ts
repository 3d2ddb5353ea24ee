import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { optionalText, text } from './text.ts';

/** A course. The wire's path has its `s` twice. */
export const trainings = collectionType(
  'formationss',
  'formation',
  z
    .object({
      id: z.number(),
      name: z.string(),
      profile: text,
      level: text,
      duration: z.number(),
      slug: optionalText,
    })
    .transform(({ duration, ...wire }) => ({ ...wire, hours: duration })),
  { isRanked: true },
);

export type Training = z.output<typeof trainings.schema>;
