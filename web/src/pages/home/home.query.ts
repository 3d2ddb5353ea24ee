import type { Content } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { blog } from '../../content/schema/blog.ts';
import { caseStudies } from '../../content/schema/case-study.ts';
import { home } from '../../content/schema/home.ts';
import type { Image } from '../../content/schema/media.ts';
import { news } from '../../content/schema/news.ts';
import { partners } from '../../content/schema/partner.ts';
import { allCaseStudies, latestOnHome, wholeList } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import type { PageRequest } from '../page.ts';

export interface LatestItem {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly label: string | undefined;
  readonly cover: Image | undefined;
  readonly href: string;
}

export async function loadHome({ content, locale }: PageRequest) {
  const [main, latest, studies, partnerList] = await Promise.all([
    content.single(home, { locale, populate: '*' }),
    optional(loadLatest(content, locale)),
    optional(
      content.list(caseStudies, {
        locale,
        sort: 'date:desc',
        populate: '*',
        pagination: { limit: allCaseStudies },
      }),
    ),
    // The names and links are the same in both languages: the documents ask for one.
    optional(
      content.list(partners, { locale: 'en', populate: '*', pagination: { limit: wholeList } }),
    ),
  ]);
  return {
    home: main,
    latest,
    caseStudies: studies?.items.toSorted((a, b) => b.date.localeCompare(a.date)),
    partners: partnerList?.items,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** News in French, blog posts in English. */
const loadLatest = (content: Content, locale: Locale) =>
  locale === 'fr' ? latestNews(content) : latestPosts(content);

async function latestNews(content: Content): Promise<LatestItem[]> {
  const { items } = await content.list(news, {
    locale: 'fr',
    sort: 'updatedAt:desc',
    pagination: { limit: latestOnHome },
    populate: ['cover', 'tags'],
  });
  return items.map(({ id, title, summary, date, tags, cover, slug }) => ({
    id,
    title,
    summary,
    date,
    label: tags[0]?.name,
    cover,
    href: pathTo('article', 'fr', { slug }),
  }));
}

async function latestPosts(content: Content): Promise<LatestItem[]> {
  const { items } = await content.list(blog, {
    locale: 'en',
    sort: 'Publication:desc',
    pagination: { limit: latestOnHome },
    populate: ['cover', 'category'],
  });
  return items.map(({ id, title, summary, date, category, cover, slug }) => ({
    id,
    title,
    summary,
    date,
    label: category?.name,
    cover,
    href: pathTo('blogPost', 'en', { slug }),
  }));
}
