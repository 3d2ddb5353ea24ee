import { z } from 'zod';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import type { ContentQuery } from '../client.ts';
import { collectionType } from '../content-type.ts';
import { localizations } from './localizations.ts';
import { image } from './media.ts';
import { seoFields } from './seo.ts';
import { anchor } from './service-blocks.ts';
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
      content: listOf(z.object({ title: text, markdown: text, ancre: anchor, img: image })),
      SEOFields: seoFields,
      localizations,
    })
    .transform(({ SEOFields, content, ...wire }) => ({
      ...wire,
      blocks: content.map(({ ancre, img, ...block }) => ({ ...block, anchor: ancre, image: img })),
      seo: SEOFields,
    })),
);

/** The wire names a parent by the last part of its French address. */
const parentName = (key: 'accessibility' | 'consulting') =>
  pathTo(key, 'fr').split('/').at(-1) ?? '';

export const serviceTopics = {
  ...type,
  /** The sub-pages of one service, in the editors' order. */
  query: (parent: 'accessibility' | 'consulting', locale: Locale): ContentQuery => ({
    locale,
    filters: { parent: { $eq: parentName(parent) } },
    sort: 'id:asc',
    populate: { localizations: true },
  }),
};

export type ServiceTopic = z.output<typeof type.schema>;
