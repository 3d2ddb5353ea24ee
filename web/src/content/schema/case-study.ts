import { z } from 'zod';
import { allCaseStudies } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import type { ContentQuery } from '../client.ts';
import { collectionType } from '../content-type.ts';
import { contentBlocks } from './content-blocks.ts';
import { localizations } from './localizations.ts';
import { image } from './media.ts';
import { tag } from './tag.ts';
import { isoDate, optionalText, relatedTo, text, webAddress } from './text.ts';

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
      link: webAddress,
      date: isoDate,
      updatedAt: z.string(),
      tags: relatedTo(tag),
      cover: image,
      coverDesc: optionalText,
      CTALink: webAddress,
      CTALabel: optionalText,
      content: contentBlocks,
      localizations,
    })
    .transform(({ desc, coverDesc, CTALink, CTALabel, content, ...wire }) => ({
      ...wire,
      summary: desc,
      coverCaption: coverDesc,
      callToAction: CTALink ? { url: CTALink, label: CTALabel } : undefined,
      blocks: content,
    })),
);

export type CaseStudy = z.output<typeof caseStudies.schema>;

/**
 * The case studies in the order of their list. The detail page asks the very same question to find
 * its neighbours, so that the two can't disagree.
 */
export const caseStudyListQuery = (locale: Locale): ContentQuery => ({
  locale,
  sort: 'date:desc',
  populate: ['cover', 'tags'],
  pagination: { limit: allCaseStudies },
});
