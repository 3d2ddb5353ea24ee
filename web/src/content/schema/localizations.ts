import { z } from 'zod';
import { locales } from '../../site/locale.ts';

/** The same entry in other languages. */
export const localizations = z
  .object({
    data: z.array(
      z.object({
        id: z.number(),
        attributes: z.object({ locale: z.enum(locales), slug: z.string().optional() }),
      }),
    ),
  })
  .nullish()
  .transform((wire) =>
    (wire?.data ?? []).map(({ id, attributes }) => ({
      id,
      locale: attributes.locale,
      slug: attributes.slug,
    })),
  );

export type Localizations = z.output<typeof localizations>;
