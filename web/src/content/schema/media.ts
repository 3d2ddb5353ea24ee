import { z } from 'zod';
import type { Locale } from '../../site/locale.ts';

/** A picture of the content service. `src` is its path there: the site serves it resized. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Record<Locale, string>>;
  /** Name of the ink nearest to the picture's average colour, for the placeholder. */
  readonly tone: string | undefined;
}

const file = z.object({
  url: z
    .string()
    .refine((url) => url.startsWith('/') || URL.canParse(url), 'is no address of a file'),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
  caption: z.string().nullish(),
  formats: z.object({ thumbnail: z.object({ tone: z.string().optional() }).nullish() }).nullish(),
});

/** Absolute addresses (uploads on object storage) are reduced to their path: one host serves all. */
const pathOf = (url: string) => (url.startsWith('/') ? url : new URL(url).pathname);

const imageFile = file.transform(
  (wire): Image => ({
    src: pathOf(wire.url),
    width: wire.width ?? 0,
    height: wire.height ?? 0,
    // The service's alternative text has one language; editors give the English one as caption.
    alt: { fr: wire.alternativeText ?? '', en: wire.caption ?? wire.alternativeText ?? '' },
    tone: wire.formats?.thumbnail?.tone,
  }),
);

/** A media field with one picture; undefined when it is empty or was not asked for. */
export const image = z
  .object({ data: z.object({ attributes: imageFile }).nullable() })
  .nullish()
  .transform((wire) => wire?.data?.attributes);

/** A media field with one document: the path under which the site serves it. */
export const document = z
  .object({ data: z.object({ attributes: file }).nullable() })
  .nullish()
  .transform((wire) => wire?.data && { src: pathOf(wire.data.attributes.url) });
