import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { seoFields } from './seo.ts';
import { titledText } from './talk-to-us.ts';
import { listOf, optionalText, text } from './text.ts';

const titledMarkdown = z
  .object({ title: text, markdown: text })
  .nullish()
  .transform((wire) => (wire?.title && wire.markdown ? wire : undefined));

export const about = singleType(
  'a-propos',
  z
    .object({
      title: text,
      intro: text,
      heading: image,
      mission: titledText,
      vision: titledText,
      values: listOf(z.object({ key: z.string(), title: text, text: text })),
      adn: titledMarkdown,
      origins: titledMarkdown,
      pronunciation: z
        .object({ title: text, respelling: text, text: text })
        .nullish()
        .transform((wire) => (wire?.respelling ? wire : undefined)),
      culture: titledMarkdown,
      identity: listOf(
        z
          .object({ title: text, markdown: text, img: image })
          .transform(({ img, ...wire }) => ({ ...wire, image: img })),
      ),
      team: z
        .object({ title: optionalText, intro: optionalText })
        .nullish()
        .transform((wire) => ({ title: wire?.title, intro: wire?.intro })),
      SEOFields: seoFields,
    })
    .transform(({ heading, adn, SEOFields, ...wire }) => ({
      ...wire,
      groupPicture: heading,
      dna: adn,
      seo: SEOFields,
    })),
);

export type About = z.output<typeof about.schema>;
