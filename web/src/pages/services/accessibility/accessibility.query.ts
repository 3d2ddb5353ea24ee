import { optional } from '../../../content/errors.ts';
import { contactBlocks } from '../../../content/schema/contact-block.ts';
import { news } from '../../../content/schema/news.ts';
import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { accessibility } from '../../../content/schema/service-pages.ts';
import { trainings } from '../../../content/schema/training.ts';
import { newsBlockQuery } from '../../../sections/NewsBlock/news-block-query.ts';
import { newsTagIds } from '../../../site/content-ids.ts';
import { wholeList } from '../../../site/limits.ts';
import type { PageRequest } from '../../page.ts';

export async function loadAccessibility({ content, locale }: PageRequest) {
  const [page, courses, latest, contact] = await Promise.all([
    content.single(accessibility, {
      locale,
      populate: {
        SEOFields: servicePopulate.seo,
        timeline: true,
        content: servicePopulate.block,
      },
    }),
    optional(content.list(trainings, { locale, pagination: { limit: wholeList } })),
    locale === 'fr'
      ? optional(content.list(news, newsBlockQuery(newsTagIds.accessibility, 'date:desc')))
      : undefined,
    optional(content.single(contactBlocks.accessibility, { locale })),
  ]);
  return { page, trainings: courses?.items ?? [], news: latest?.items ?? [], contact };
}

export type AccessibilityData = Awaited<ReturnType<typeof loadAccessibility>>;
