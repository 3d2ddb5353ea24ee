import type { NewsItem } from '../../../content/schema/news.ts';
import { CoverPicture } from '../../../sections/CoverPicture/CoverPicture.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import type { CutShape } from '../../../ui/Cut/Cut.tsx';
import { DateText } from '../../../ui/DateText/DateText.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './article.module.css';

const shapes: readonly CutShape[] = ['bubble', 'arch', 'bubble-r'];

interface SimilarArticlesProps {
  readonly items: readonly NewsItem[];
  readonly locale: Locale;
}

export function SimilarArticles({ items, locale }: SimilarArticlesProps) {
  if (items.length === 0) return null;
  return (
    <Section tone="kraft" edge="2" labelledBy="similaires" className={styles.similar}>
      <Grid>
        <Heading level={2} id="similaires" className={styles.title}>
          {messagesFor(locale).article.similar}
        </Heading>
        <ul className={styles.shelf}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.item}>
              <CoverPicture
                image={item.cover}
                shape={shapes[index] ?? 'bubble'}
                sizes="(max-width: 40rem) 70vw, 24vw"
                className={styles.picture}
              />
              <DateText date={item.date} />
              <Heading level={3} size={4}>
                <a className={styles.link} href={pathTo('article', locale, { slug: item.slug })}>
                  {item.title}
                </a>
              </Heading>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
