import type { Content } from '../../../content/client.ts';
import { optional } from '../../../content/errors.ts';
import { type NewsItem, news } from '../../../content/schema/news.ts';
import { similarArticles } from '../../../site/limits.ts';
import { locales } from '../../../site/locale.ts';
import { entryBySlug } from '../../entry-by-slug.ts';
import { PageNotFound, type PageRequest } from '../../page.ts';
import { reachableAuthor } from '../../reachable-author.ts';

const populate = {
  author: { populate: ['avatar'] },
  content: { populate: '*' },
  cover: true,
  localizations: true,
  tags: true,
};

/** Articles are French only. In English there is a page that says so, and leads to the article. */
export async function loadArticle(request: PageRequest) {
  if (request.locale === 'en') return loadFrenchOnly(request);
  const article = await entryBySlug(request, news, { populate });
  const [author, similar] = await Promise.all([
    reachableAuthor(article.author, request),
    loadSimilar(request.content, article),
  ]);
  return { kind: 'article' as const, article: { ...article, author }, similar };
}

async function loadSimilar(content: Content, { slug, tags: [tag] }: NewsItem): Promise<NewsItem[]> {
  if (!tag) return [];
  const found = await optional(
    content.list(news, {
      locale: 'fr',
      filters: { slug: { $ne: slug }, tags: { slug: { $eq: tag.slug } } },
      sort: 'updatedAt:desc',
      pagination: { limit: similarArticles },
      populate: { cover: true },
    }),
  );
  return found?.items ?? [];
}

/** The address names an article in either language; when nobody can tell, the message still stands. */
async function loadFrenchOnly({ content, route }: PageRequest) {
  const slug = route.params.slug ?? '';
  const answers = await Promise.all(
    locales.map((locale) =>
      optional(
        content.list(news, {
          locale,
          filters: { slug: { $eq: slug } },
          pagination: { limit: 1 },
          populate: { localizations: true },
        }),
      ),
    ),
  );
  const [inFrench, inEnglish] = answers.map((answer) => answer?.items[0]);
  if (!inFrench && !inEnglish && answers.every(Boolean)) {
    throw new PageNotFound(`No article is named ${slug} in any language.`);
  }
  const slugIn = (locale: 'fr' | 'en', own: NewsItem | undefined, other: NewsItem | undefined) =>
    own?.slug ?? other?.localizations.find((one) => one.locale === locale)?.slug;
  return {
    kind: 'french-only' as const,
    frenchSlug: slugIn('fr', inFrench, inEnglish),
    englishSlug: slugIn('en', inEnglish, inFrench),
  };
}
