import type { ContentQuery } from '../../content/client.ts';
import { newsBlockSize } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';

/** The latest news under any of some tags. Articles exist in French only, and so does the block. */
export const newsBlockQuery = (
  tagIds: Readonly<Record<Locale, number>>,
  sort: 'date:desc' | 'updatedAt:desc',
): ContentQuery => ({
  locale: 'fr',
  sort,
  filters: { tags: { id: { $in: [tagIds.fr, tagIds.en] } } },
  pagination: { limit: newsBlockSize },
  populate: { cover: true },
});
