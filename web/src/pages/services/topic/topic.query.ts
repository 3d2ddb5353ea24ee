import { optional } from '../../../content/errors.ts';
import { contactBlocks } from '../../../content/schema/contact-block.ts';
import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { serviceTopics, type TopicParent } from '../../../content/schema/service-topic.ts';
import { trainings } from '../../../content/schema/training.ts';
import { entryBySlug } from '../../entry-by-slug.ts';
import { PageNotFound, type PageRequest } from '../../page.ts';

const parentOf = (request: PageRequest): TopicParent =>
  request.route.key === 'accessibilityTopic' ? 'accessibility' : 'consulting';

export async function loadTopic(request: PageRequest) {
  const { content, locale } = request;
  const parent = parentOf(request);
  const [topic, siblings, contact] = await Promise.all([
    entryBySlug(request, serviceTopics, {
      populate: {
        facts: true,
        content: servicePopulate.block,
        SEOFields: servicePopulate.seo,
        localizations: true,
      },
    }),
    optional(content.list(serviceTopics, serviceTopics.query(parent, locale))),
    optional(
      content.single(
        parent === 'accessibility' ? contactBlocks.accessibility : contactBlocks.development,
        { locale },
      ),
    ),
  ]);
  if (!serviceTopics.isUnder(topic, parent)) {
    throw new PageNotFound(`${topic.slug} is not a page of ${parent}.`);
  }
  return {
    parent,
    topic,
    siblings: (siblings?.items ?? []).filter((sibling) => sibling.id !== topic.id),
    contact,
    course: parent === 'accessibility' ? await courseOf(request, topic.slug) : undefined,
  };
}

export type TopicData = Awaited<ReturnType<typeof loadTopic>>;

/** The course that a page describes: the one of the table that links to it. */
async function courseOf({ content, locale }: PageRequest, slug: string) {
  const found = await optional(
    content.list(trainings, { locale, filters: { slug: { $eq: slug } } }),
  );
  return found?.items[0];
}
