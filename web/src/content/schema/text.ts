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

/**
 * Forms of values, as the content service holds editors to them (`cms/src/rules/forms.ts`); a test
 * compares the two. What has another form all the same, `javascript:` above all, is left out.
 */
const isWebAddress = (wire: string) => /^https?:\/\/[^\s]+$/.test(wire) && isAddress(wire);
const isEmail = (wire: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wire);
const isLink = (wire: string) =>
  isWebAddress(wire) ||
  /^(?:\/[^\s]*|#[^\s]+)$/.test(wire) ||
  (wire.startsWith('mailto:') && isEmail(wire.slice('mailto:'.length)));

/** An address elsewhere. */
export const requiredWebAddress = z.string().refine(isWebAddress, 'is no web address');
export const webAddress = optionalText.refine(
  (wire) => wire === undefined || isWebAddress(wire),
  'is no web address',
);

/** An address elsewhere or within the site, a place in the page, or somebody's mailbox. */
export const link = optionalText.refine(
  (wire) => wire === undefined || isLink(wire),
  'is no address that a link may have',
);

export const email = z.string().refine(isEmail, 'is no e-mail address');

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((wire) => wire.slice(0, 10));

/** Node 20's `URL.canParse` sometimes says no to letters with accents. */
function isAddress(wire: string): boolean {
  try {
    return Boolean(new URL(wire));
  } catch {
    return false;
  }
}

/** A repeatable component, empty when absent. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((wire) => wire ?? []);

/** A relation to many entries, empty when absent or not populated. */
export const relatedTo = <S extends z.ZodType>(entry: S) =>
  z
    .object({
      data: z.array(
        z
          .object({ id: z.number(), attributes: z.looseObject({}) })
          .transform(({ id, attributes }): unknown => ({ ...attributes, id }))
          .pipe(entry),
      ),
    })
    .nullish()
    .transform((wire) => wire?.data ?? []);
