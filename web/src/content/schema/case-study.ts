import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { contentBlocks } from './content-blocks.ts';
import { localizations } from './localizations.ts';
import { image } from './media.ts';
import { tag } from './tag.ts';
import { isoDate, optionalText, relatedTo, text } from './text.ts';

/** A case study as other pages show it: a card with a link. */
export const caseStudyCard = z
  .object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    desc: text,
    client: text,
    cover: image,
  })
  .transform(({ desc, ...wire }) => ({ ...wire, summary: desc }));

export type CaseStudyCard = z.output<typeof caseStudyCard>;

export const caseStudies = collectionType(
  'etudes',
  'etude',
  z
    .object({
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      desc: text,
      client: text,
      project: optionalText,
      link: optionalText,
      date: isoDate,
      updatedAt: z.string(),
      tags: relatedTo(tag),
      cover: image,
      coverDesc: optionalText,
      CTALink: optionalText,
      CTALabel: optionalText,
      content: contentBlocks,
      localizations,
    })
    .transform(({ desc, coverDesc, CTALink, CTALabel, content, ...wire }) => ({
      ...wire,
      summary: desc,
      coverCaption: coverDesc,
      callToAction: CTALink && CTALabel ? { url: CTALink, label: CTALabel } : undefined,
      blocks: content,
    })),
  { embeds: ['tag'] },
);

export type CaseStudy = z.output<typeof caseStudies.schema>;
