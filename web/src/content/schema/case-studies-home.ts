import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { metaFields } from './seo.ts';
import { talkToUs, titledText } from './talk-to-us.ts';
import { optionalText, text } from './text.ts';

/** What stands around the list of case studies. */
export const caseStudiesHome = singleType(
  'etudes-accueil',
  z
    .object({
      ...metaFields,
      title: text,
      intro: text,
      talkToUs,
      partners: titledText,
      empty: optionalText,
    })
    .transform(({ MetaTitle, MetaDescription, ...wire }) => ({
      ...wire,
      seo: { title: MetaTitle, description: MetaDescription },
    })),
);
