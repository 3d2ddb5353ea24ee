import { z } from 'zod';

/** Strapi sends null for an empty field; the site reads it as an empty text. */
export const text = z
  .string()
  .nullish()
  .transform((wire) => wire ?? '');

/** A text that may be left empty, where the page does without it. */
export const optionalText = z
  .string()
  .nullish()
  .transform((wire) => (wire?.trim() ? wire : undefined));

/** An address elsewhere. What is no web address, `javascript:` above all, is read as none. */
export const webAddress = optionalText.transform((wire) =>
  wire && /^https?:\/\//i.test(wire) ? wire : undefined,
);

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((wire) => wire.slice(0, 10));

/** A repeatable component, empty when absent. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((wire) => wire ?? []);

/** A relation to many entries, empty when absent or not populated. */
export const relatedTo = <S extends z.ZodType>(entry: S) =>
  z
    .object({ data: z.array(z.object({ id: z.number(), attributes: z.looseObject({}) })) })
    .nullish()
    .transform((wire): z.output<S>[] =>
      (wire?.data ?? []).map(({ id, attributes }) => entry.parse({ ...attributes, id })),
    );
