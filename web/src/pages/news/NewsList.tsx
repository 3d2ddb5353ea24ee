import { EntryMeta } from '../../sections/EntryMeta/EntryMeta.tsx';
import { fittingSize } from '../../sections/EntryTitle/fitting-size.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './news.module.css';
import type { NewsCard } from './news-card.ts';

interface NewsListProps {
  readonly items: readonly NewsCard[];
  readonly locale: Locale;
}

/** Older items: words only. */
export function NewsList({ items, locale }: NewsListProps) {
  return (
    <Grid className={styles.list}>
      {items.map((item) => (
        <article key={item.id} className={styles.listItem}>
          <EntryMeta date={item.date} tags={item.label ? [{ name: item.label }] : []} />
          <div className={styles.entry}>
            <Heading level={2} size={fittingSize(item.title, 3)}>
              <a className={styles.link} href={pathTo('article', locale, { slug: item.slug })}>
                {item.title}
              </a>
            </Heading>
            {item.summary && <p>{item.summary}</p>}
          </div>
        </article>
      ))}
    </Grid>
  );
}
