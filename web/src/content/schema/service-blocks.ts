import { z } from 'zod';
import { caseStudyCard } from './case-study.ts';
import { image } from './media.ts';
import { link, listOf, optionalText, relatedTo, text } from './text.ts';

/** Where an in-page link leads and what it says. */
const anchor = z
  .object({ text: text, identifier: text })
  .nullish()
  .transform((wire) => (wire?.identifier ? wire : undefined));

/** The parts of a service page: a titled text with an optional anchor, picture and case studies. */
export const serviceBlocks = listOf(
  z
    .object({
      title: text,
      markdown: text,
      ancre: anchor,
      img: image,
      etudes: relatedTo(caseStudyCard),
      route: optionalText,
    })
    .transform(({ ancre, img, etudes, ...wire }) => ({
      ...wire,
      anchor: ancre,
      image: img,
      caseStudies: etudes,
    })),
);

/** What a query asks of each block. */
export const servicePopulate = {
  block: { populate: { ancre: true, img: true, etudes: { populate: { cover: true } } } },
  seo: { populate: { ogImage: true } },
};

export type ServiceBlock = z.output<typeof serviceBlocks>[number];

/** Steps of a method, each leading somewhere in the page or on the site. */
export const timeline = listOf(z.object({ title: text, link }));

/** Titled paragraphs in markdown. */
export const paragraphs = listOf(z.object({ title: text, markdown: text }));
