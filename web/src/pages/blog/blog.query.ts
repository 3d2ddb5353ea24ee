import type { ContentQuery } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { blog, blogCategories } from '../../content/schema/blog.ts';
import { blogHome } from '../../content/schema/list-home.ts';
import { blogPageSize, filterChoices, searchMaxLength } from '../../site/limits.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import {
  categoryName,
  chosenFrom,
  counterpartIds,
  countPages,
  reachesPage,
  requestedPage,
  searchName,
} from '../listing.ts';
import type { PageRequest } from '../page.ts';

export const categoryNames = Object.values(categoryName);

export async function loadBlog(request: PageRequest) {
  const { content, locale, url } = request;
  const page = requestedPage(url);
  const search = (url.searchParams.get(searchName) ?? '').trim().slice(0, searchMaxLength).trim();
  const asked = content.list(blogCategories, {
    locale,
    populate: '*',
    sort: 'id:asc',
    pagination: { limit: filterChoices },
  });
  // Filters are secondary, unless the address names one: an unfiltered list would then be wrong.
  const named = categoryNames.some((name) => url.searchParams.has(name));
  const filtered = (named ? asked : optional(asked)).then((answer) => {
    const choices = answer?.items ?? [];
    return { choices, chosen: chosenFrom(url, categoryNames, choices) };
  });
  const [home, { choices, chosen }, { items, total }, inOtherLocale] = await Promise.all([
    content.single(blogHome, { locale }),
    filtered,
    filtered.then(({ chosen: some }) =>
      content.list(blog, {
        ...listQuery(
          locale,
          some.map(({ id }) => id),
          search,
        ),
        pagination: { page, pageSize: blogPageSize },
      }),
    ),
    filtered.then(({ chosen: some }) =>
      reachesPage(page, blogPageSize, () =>
        content.list(blog, {
          ...listQuery(otherLocale(locale), counterpartIds(some, locale), search),
          pagination: { page: 1, pageSize: 1 },
        }),
      ),
    ),
  ]);
  return {
    home,
    choices,
    chosen,
    items,
    search,
    total,
    page,
    pages: countPages(total, blogPageSize, page),
    inOtherLocale,
  };
}

export type BlogData = Awaited<ReturnType<typeof loadBlog>>;

function listQuery(locale: Locale, categoryIds: number[], search: string): ContentQuery {
  return {
    locale,
    sort: ['Publication:desc', 'id:desc'],
    populate: { cover: true, category: true },
    filters: {
      ...(categoryIds.length > 0 && { category: { id: { $in: categoryIds } } }),
      ...(search && { $or: [{ Title: { $containsi: search } }, { desc: { $containsi: search } }] }),
    },
  };
}
