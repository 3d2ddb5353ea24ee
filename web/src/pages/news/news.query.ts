import type { ContentQuery } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { newsHome } from '../../content/schema/list-home.ts';
import { news, newsCounted } from '../../content/schema/news.ts';
import { tags } from '../../content/schema/tag.ts';
import { filterChoices, newsPageSize } from '../../site/limits.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import {
  chosenFrom,
  countEach,
  counterpartIds,
  countPages,
  namesUnknown,
  offered,
  reachesPage,
  requestedPage,
  tagName,
  withinADay,
} from '../listing.ts';
import type { PageRequest } from '../page.ts';

export async function loadNews(request: PageRequest) {
  const { content, locale, url } = request;
  const page = requestedPage(url);
  const asked = content.list(tags, {
    locale,
    populate: '*',
    sort: 'name:asc',
    pagination: { limit: filterChoices },
  });
  // Filters are secondary, unless the address names one: an unfiltered list would then be wrong.
  const known = url.searchParams.has(tagName) ? asked : optional(asked);
  const filtered = known.then((answer) => {
    const choices = answer?.items ?? [];
    return {
      choices,
      chosen: chosenFrom(url, [tagName], choices),
      isUnknown: namesUnknown(url, [tagName], choices),
    };
  });
  const counted = filtered.then(({ choices }) =>
    countEach(choices, ({ id }) =>
      content.list(newsCounted, {
        ...listQuery(locale, [id]),
        populate: [],
        pagination: { page: 1, pageSize: 1 },
      }),
    ),
  );
  const [home, { chosen, isUnknown }, choices, { items, total }, inOtherLocale] = await Promise.all(
    [
      content.single(newsHome, { locale }),
      filtered,
      counted,
      filtered.then(({ chosen: some }) =>
        content.list(news, {
          ...listQuery(
            locale,
            some.map(({ id }) => id),
          ),
          pagination: { page, pageSize: newsPageSize },
        }),
      ),
      filtered.then(({ chosen: some }) =>
        reachesPage(page, newsPageSize, () =>
          content.list(newsCounted, {
            ...listQuery(otherLocale(locale), counterpartIds(some, locale)),
            populate: [],
            pagination: { page: 1, pageSize: 1 },
          }),
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
    total,
    page,
    pages: countPages(total, newsPageSize, page),
    inOtherLocale,
  };
}

export type NewsData = Awaited<ReturnType<typeof loadNews>>;

const listQuery = (locale: Locale, tagIds: number[]): ContentQuery => ({
  locale,
  sort: ['date:desc', ...withinADay],
  populate: '*',
  ...(tagIds.length > 0 && { filters: { tags: { id: { $in: tagIds } } } }),
});
