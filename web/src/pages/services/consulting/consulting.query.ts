import { optional } from '../../../content/errors.ts';
import { contactBlocks } from '../../../content/schema/contact-block.ts';
import { news } from '../../../content/schema/news.ts';
import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { consulting } from '../../../content/schema/service-pages.ts';
import { serviceTopics } from '../../../content/schema/service-topic.ts';
import { newsBlockQuery } from '../../../sections/NewsBlock/news-block-query.ts';
import { newsTagIds } from '../../../site/content-ids.ts';
import type { PageRequest } from '../../page.ts';

export async function loadConsulting({ content, locale }: PageRequest) {
  const [page, topics, latest, contact] = await Promise.all([
    // `populate=*` reaches one level; the blocks' pictures and case studies are asked for by name.
    content.single(consulting, {
      locale,
      populate: { SEOFields: servicePopulate.seo, content: servicePopulate.block },
    }),
    optional(content.list(serviceTopics, serviceTopics.query('consulting', locale))),
    locale === 'fr'
      ? optional(content.list(news, newsBlockQuery(newsTagIds.consulting, 'updatedAt:desc')))
      : undefined,
    optional(content.single(contactBlocks.development, { locale })),
  ]);
  return { page, topics: topics?.items ?? [], news: latest?.items ?? [], contact };
}

export type ConsultingData = Awaited<ReturnType<typeof loadConsulting>>;
