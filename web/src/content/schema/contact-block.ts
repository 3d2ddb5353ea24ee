import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { email, optionalText, text } from './text.ts';

/** How to write to one team of the agency. */
const schema = z
  .object({
    email,
    cta: text,
    title: text,
    text: text,
    contactOthers: optionalText,
  })
  .transform(({ cta, contactOthers, ...wire }) => ({
    ...wire,
    button: cta,
    others: contactOthers,
  }));

export const contactBlocks = {
  accessibility: singleType('accessibilite-contact', schema),
  development: singleType('developpement-contact', schema),
  studio: singleType('studio-contact', schema),
};

export type ContactBlockContent = z.output<typeof schema>;
