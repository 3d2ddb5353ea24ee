import { CoverPicture } from '../../sections/CoverPicture/CoverPicture.tsx';
import type { Locale } from '../../site/locale.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { NewsEntry } from './NewsEntry.tsx';
import styles from './news.module.css';
import type { NewsCard } from './news-card.ts';

export const leadSizes = '(max-width: 60rem) 100vw, 58vw';

interface NewsGridProps {
  readonly items: readonly NewsCard[];
  readonly locale: Locale;
}

/** The front page: a picture leads, three items stand beside it, the fifth closes with its own. */
export function NewsGrid({ items, locale }: NewsGridProps) {
  const [lead, ...others] = items;
  const sides = others.slice(0, 3);
  const wide = others[3];
  if (!lead) return null;
  return (
    <Grid className={styles.grid}>
      <article className={styles.lead}>
        <CoverPicture
          image={lead.cover}
          shape="reply"
          sizes={leadSizes}
          priority
          className={styles.leadPicture}
        />
        <NewsEntry item={lead} locale={locale} size={2} className={styles.leadText} />
      </article>
      {sides.map((item) => (
        <article key={item.id} className={styles.side}>
          <NewsEntry item={item} locale={locale} size={3} />
        </article>
      ))}
      {wide && (
        <article className={styles.wide}>
          <CoverPicture
            image={wide.cover}
            shape="sheet-2"
            sizes="(max-width: 60rem) 100vw, 62vw"
            className={styles.widePicture}
          />
          <NewsEntry item={wide} locale={locale} size={2} className={styles.wideText} />
        </article>
      )}
    </Grid>
  );
}
