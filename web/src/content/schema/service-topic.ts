import { z } from 'zod';
import { wholeList } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import type { ContentQuery } from '../client.ts';
import { collectionType } from '../content-type.ts';
import { localizations } from './localizations.ts';
import { seoFields } from './seo.ts';
import { serviceBlocks } from './service-blocks.ts';
import { listOf, text } from './text.ts';

/** A sub-page of a service: a training course, an audit, a consulting field. */
const type = collectionType(
  'pages-services',
  'page-service',
  z
    .object({
      id: z.number(),
      parent: z.enum(['accessibilite-web-numerique', 'services-conseils']),
      slug: z.string(),
      pretitle: text,
      title: text,
      description: text,
      facts: listOf(z.object({ label: text, value: text })),
      content: serviceBlocks,
      SEOFields: seoFields,
      localizations,
    })
    .transform(({ SEOFields, content, ...wire }) => ({
      ...wire,
      blocks: content,
      seo: SEOFields,
    })),
  { isRanked: true },
);

export type TopicParent = 'accessibility' | 'consulting';

/** The wire names a parent by the last part of its French address. */
const parentName = (key: TopicParent) => pathTo(key, 'fr').split('/').at(-1) ?? '';

export const serviceTopics = {
  ...type,
  /** The sub-pages of one service, in the editors' order. */
  query: (parent: TopicParent, locale: Locale): ContentQuery => ({
    locale,
    filters: { parent: { $eq: parentName(parent) } },
    sort: 'id:asc',
    populate: { localizations: true },
    pagination: { limit: wholeList },
  }),
  isUnder: (topic: ServiceTopic, parent: TopicParent) => topic.parent === parentName(parent),
};

export type ServiceTopic = z.output<typeof type.schema>;
