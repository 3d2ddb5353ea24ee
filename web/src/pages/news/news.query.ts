import type { ContentQuery } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { newsHome } from '../../content/schema/list-home.ts';
import { news } from '../../content/schema/news.ts';
import { tags } from '../../content/schema/tag.ts';
import { newsPageSize } from '../../site/limits.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { chosenFrom, countPages, requestedPage, tagName } from '../listing.ts';
import type { PageRequest } from '../page.ts';

export async function loadNews(request: PageRequest) {
  const { content, locale, url } = request;
  const page = requestedPage(url);
  const asked = content.list(tags, { locale, populate: '*', pagination: { limit: 100 } });
  // Filters are secondary, unless the address names one: an unfiltered list would then be wrong.
  const known = url.searchParams.has(tagName) ? asked : optional(asked);
  const filtered = known.then((answer) => {
    const choices = answer?.items ?? [];
    return { choices, chosen: chosenFrom(url, [tagName], choices) };
  });
  const [home, { choices, chosen }, { items, total }] = await Promise.all([
    content.single(newsHome, { locale }),
    filtered,
    filtered.then(({ chosen: some }) =>
      content.list(
        news,
        listQuery(
          locale,
          page,
          newsPageSize,
          some.map(({ id }) => id),
        ),
      ),
    ),
  ]);
  return {
    home,
    choices,
    chosen,
    items,
    page,
    pages: countPages(total, newsPageSize, page),
    inOtherLocale: await hasPage(request, page, chosen),
  };
}

export type NewsData = Awaited<ReturnType<typeof loadNews>>;

const listQuery = (
  locale: Locale,
  page: number,
  pageSize: number,
  tagIds: number[],
): ContentQuery => ({
  locale,
  // The second key keeps pages apart when several items share a day.
  sort: ['date:desc', 'id:desc'],
  pagination: { page, pageSize },
  populate: '*',
  ...(tagIds.length > 0 && { filters: { tags: { id: { $in: tagIds } } } }),
});

/** Whether the other language's list is long enough for a language switch to keep the page. */
async function hasPage(
  { content, locale }: PageRequest,
  page: number,
  chosen: readonly { readonly localizations: readonly { id: number; locale: Locale }[] }[],
): Promise<boolean> {
  if (page === 1) return true;
  const other = otherLocale(locale);
  const ids = chosen.flatMap(({ localizations }) =>
    localizations.filter((one) => one.locale === other).map(({ id }) => id),
  );
  const counted = await optional(content.list(news, listQuery(other, 1, 1, ids)));
  return (page - 1) * newsPageSize < (counted?.total ?? 0);
}
