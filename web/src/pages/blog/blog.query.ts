import type { z } from 'zod';
import type { ContentQuery } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { blog, blogCategories, blogCounted } from '../../content/schema/blog.ts';
import { blogHome } from '../../content/schema/list-home.ts';
import { blogPageSize, filterChoices, searchMaxLength } from '../../site/limits.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { matchPath } from '../../site/paths.ts';
import { categoryName } from '../../site/query-names.ts';
import { searchName } from '../../site/search-address.ts';
import {
  chosenFrom,
  countEach,
  counterpartIds,
  countPages,
  namesUnknown,
  offered,
  reachesPage,
  requestedPage,
  withinADay,
} from '../listing.ts';
import type { PageRequest } from '../page.ts';

export const categoryNames: readonly string[] = Object.values(categoryName);

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
    return {
      choices,
      chosen: chosenFrom(url, categoryNames, choices),
      isUnknown: namesUnknown(url, categoryNames, choices),
    };
  });
  const counted = filtered.then(({ choices }) =>
    countEach(choices, ({ id }) =>
      content.list(blogCounted, {
        ...listQuery(locale, [id]),
        populate: [],
        pagination: { page: 1, pageSize: 1 },
      }),
    ),
  );
  const [home, { chosen, isUnknown }, choices, { items, total }, inOtherLocale] = await Promise.all(
    [
      content.single(blogHome, { locale }),
      filtered,
      counted,
      filtered.then(({ chosen: some }) =>
        search ? searched(request, search, some, page) : listed(request, some, page),
      ),
      filtered.then(({ chosen: some }) =>
        reachesPage(page, blogPageSize, () =>
          search ? searchedElsewhere(request, search) : listedElsewhere(request, some),
        ),
      ),
    ],
  );
  return {
    home,
    choices: offered(choices, chosen),
    chosen,
    isUnknown,
    items,
    search,
    total,
    page,
    pages: countPages(total, blogPageSize, page),
    inOtherLocale,
  };
}

type Category = z.output<typeof blogCategories.schema>;

const listed = ({ content, locale }: PageRequest, chosen: readonly Category[], page: number) =>
  content.list(blog, {
    ...listQuery(
      locale,
      chosen.map(({ id }) => id),
    ),
    pagination: { page, pageSize: blogPageSize },
  });

const listedElsewhere = ({ content, locale }: PageRequest, chosen: readonly Category[]) =>
  content.list(blogCounted, {
    ...listQuery(otherLocale(locale), counterpartIds(chosen, locale)),
    populate: [],
    pagination: { page: 1, pageSize: 1 },
  });

/** The site's index says which posts, and in what order; the content service shows them. */
async function searched(
  { content, locale, search }: PageRequest,
  text: string,
  chosen: readonly Category[],
  page: number,
) {
  const { hits, total } = await search.find({
    text,
    locale,
    kind: 'post',
    tags: chosen.map(({ name }) => name),
    page,
    size: blogPageSize,
  });
  if (hits.length === 0) return { items: [], total };
  const slugs = hits.flatMap(({ address }) => matchPath(address)?.params.slug ?? []);
  const { items } = await content.list(blog, {
    locale,
    populate: { cover: true, category: true },
    filters: { slug: { $in: slugs } },
    pagination: { page: 1, pageSize: blogPageSize },
  });
  const place = ({ slug }: { readonly slug: string }) => slugs.indexOf(slug);
  return { items: items.sort((a, b) => place(a) - place(b)), total };
}

const searchedElsewhere = ({ locale, search }: PageRequest, text: string) =>
  search.find({ text, locale: otherLocale(locale), kind: 'post', page: 1, size: 1 });

export type BlogData = Awaited<ReturnType<typeof loadBlog>>;

function listQuery(locale: Locale, categoryIds: number[]): ContentQuery {
  return {
    locale,
    sort: ['Publication:desc', ...withinADay],
    populate: { cover: true, category: true },
    ...(categoryIds.length > 0 && { filters: { category: { id: { $in: categoryIds } } } }),
  };
}
