import { z } from 'zod';
import { text } from './text.ts';

export const talkToUs = z
  .object({ title: text, desc: text, cta: text })
  .nullish()
  .transform((wire) =>
    wire?.title ? { title: wire.title, text: wire.desc, button: wire.cta } : undefined,
  );

export type TalkToUsContent = NonNullable<z.output<typeof talkToUs>>;

/** A heading with a line of text, above a list of partners. */
export const titledText = z
  .object({ title: text, text: text })
  .nullish()
  .transform((wire) => (wire?.title ? wire : undefined));

export type TitledText = NonNullable<z.output<typeof titledText>>;
