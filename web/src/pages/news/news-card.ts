import type { NewsItem } from '../../content/schema/news.ts';
import type { Tag } from '../../content/schema/tag.ts';

export interface NewsCard extends NewsItem {
  /** The one tag it shows: the first, or the one for which it stands in a filtered list. */
  readonly label: string | undefined;
}

export const newsCards = (items: readonly NewsItem[], chosen: readonly Tag[]): NewsCard[] =>
  items.map((item) => {
    const asked = item.tags.find(({ slug }) => chosen.some((one) => one.slug === slug));
    return { ...item, label: (asked ?? item.tags[0])?.name };
  });
