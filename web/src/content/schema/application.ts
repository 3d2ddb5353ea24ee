import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { email, text } from './text.ts';

/** The invitation to apply. */
export const application = singleType(
  'postuler',
  z
    .object({ title: text, desc: text, cta: text, email })
    .transform(({ desc, cta, ...wire }) => ({ ...wire, text: desc, button: cta })),
);
