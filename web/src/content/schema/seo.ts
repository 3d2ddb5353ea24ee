import { z } from 'zod';
import { image } from './media.ts';
import { optionalText } from './text.ts';

/** Metadata at the top level of a type, as the documents read it. */
export const metaFields = { MetaTitle: optionalText, MetaDescription: optionalText };

export interface Seo {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly keywords?: string | undefined;
  readonly ogTitle?: string | undefined;
  readonly ogDescription?: string | undefined;
  readonly ogImage?: z.output<typeof image>;
  readonly robots?: string | undefined;
}

export const seoFields = z
  .object({
    ...metaFields,
    keywords: optionalText,
    ogTitle: optionalText,
    ogDescription: optionalText,
    ogImage: image,
    robots: optionalText,
  })
  .nullish()
  .transform(
    (wire): Seo => ({
      title: wire?.MetaTitle,
      description: wire?.MetaDescription,
      keywords: wire?.keywords,
      ogTitle: wire?.ogTitle,
      ogDescription: wire?.ogDescription,
      ogImage: wire?.ogImage,
      robots: wire?.robots,
    }),
  );
