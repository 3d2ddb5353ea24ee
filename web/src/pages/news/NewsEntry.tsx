import { EntryMeta } from '../../sections/EntryMeta/EntryMeta.tsx';
import { fittingSize } from '../../sections/EntryTitle/fitting-size.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './news.module.css';
import type { NewsCard } from './news-card.ts';

interface NewsEntryProps {
  readonly item: NewsCard;
  readonly locale: Locale;
  readonly size: 2 | 3;
  readonly className?: string | undefined;
}

/** The words of an item. Its link covers the item that holds it. */
export function NewsEntry({ item, locale, size, className }: NewsEntryProps) {
  return (
    <div className={classNames(styles.entry, className)}>
      <EntryMeta date={item.date} tags={item.label ? [{ name: item.label }] : []} />
      <Heading level={2} size={fittingSize(item.title, size)}>
        <a className={styles.link} href={pathTo('article', locale, { slug: item.slug })}>
          {item.title}
        </a>
      </Heading>
      {item.summary && <p>{item.summary}</p>}
    </div>
  );
}
