import type { ContentQuery } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { blog, blogCategories } from '../../content/schema/blog.ts';
import { blogHome } from '../../content/schema/list-home.ts';
import { blogPageSize, searchMaxLength } from '../../site/limits.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { categoryName, chosenFrom, countPages, requestedPage, searchName } from '../listing.ts';
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
    pagination: { limit: 100 },
  });
  // Filters are secondary, unless the address names one: an unfiltered list would then be wrong.
  const named = categoryNames.some((name) => url.searchParams.has(name));
  const filtered = (named ? asked : optional(asked)).then((answer) => {
    const choices = answer?.items ?? [];
    return { choices, chosen: chosenFrom(url, categoryNames, choices) };
  });
  const [home, { choices, chosen }, { items, total }] = await Promise.all([
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
    inOtherLocale: await hasPage(request, page, chosen, search),
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

/** Whether the other language's list is long enough for a language switch to keep the page. */
async function hasPage(
  { content, locale }: PageRequest,
  page: number,
  chosen: readonly { readonly localizations: readonly { id: number; locale: Locale }[] }[],
  search: string,
): Promise<boolean> {
  if (page === 1) return true;
  const other = otherLocale(locale);
  const ids = chosen.flatMap(({ localizations }) =>
    localizations.filter((one) => one.locale === other).map(({ id }) => id),
  );
  const counted = await optional(
    content.list(blog, {
      ...listQuery(other, ids, search),
      pagination: { page: 1, pageSize: 1 },
    }),
  );
  return (page - 1) * blogPageSize < (counted?.total ?? 0);
}
