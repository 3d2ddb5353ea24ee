import { CoverPicture } from '../../sections/CoverPicture/CoverPicture.tsx';
import type { Locale } from '../../site/locale.ts';
import type { CutShape } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { NewsEntry } from './NewsEntry.tsx';
import styles from './news.module.css';
import type { NewsCard } from './news-card.ts';

export const rowSizes = '(max-width: 60rem) 100vw, 45vw';

const shapes: readonly CutShape[] = ['reply', 'arch', 'sheet-2'];

interface NewsRowProps {
  readonly items: readonly NewsCard[];
  readonly locale: Locale;
}

/** Too few for a front page: side by side, each with its picture. */
export function NewsRow({ items, locale }: NewsRowProps) {
  return (
    <Grid className={styles.row}>
      {items.map((item, index) => (
        <article key={item.id} className={styles.rowItem} data-of={items.length}>
          <CoverPicture
            image={item.cover}
            shape={shapes[index] ?? 'sheet-1'}
            sizes={rowSizes}
            priority={index === 0}
            className={styles.rowPicture}
          />
          <NewsEntry item={item} locale={locale} size={items.length === 1 ? 2 : 3} />
        </article>
      ))}
    </Grid>
  );
}
