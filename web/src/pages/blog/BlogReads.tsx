import type { BlogPost } from '../../content/schema/blog.ts';
import { CoverPicture } from '../../sections/CoverPicture/CoverPicture.tsx';
import { EntryMeta } from '../../sections/EntryMeta/EntryMeta.tsx';
import { fittingSize } from '../../sections/EntryTitle/fitting-size.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import type { CutShape } from '../../ui/Cut/Cut.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './blog.module.css';

export const firstReadSizes = '(max-width: 60rem) 100vw, 60vw';

interface Place {
  readonly shape: CutShape;
  readonly large: boolean;
}

/** Large and small by turns: 7 + 4 columns, then 4 + 7. */
const places: readonly Place[] = [
  { shape: 'reply', large: true },
  { shape: 'arch', large: false },
  { shape: 'bubble-r', large: false },
  { shape: 'sheet-2', large: true },
  { shape: 'sheet-3', large: true },
  { shape: 'pebble', large: false },
];

interface BlogReadsProps {
  readonly items: readonly BlogPost[];
  readonly locale: Locale;
}

export function BlogReads({ items, locale }: BlogReadsProps) {
  return (
    <ul className={styles.reads}>
      {items.map((item, index) => {
        const { shape, large } = places[index % places.length] ?? { shape: 'reply', large: true };
        return (
          <li key={item.id} className={styles.read} data-large={large || undefined}>
            <CoverPicture
              image={item.cover}
              shape={shape}
              sizes={large ? firstReadSizes : '(max-width: 60rem) 100vw, 32vw'}
              priority={index === 0}
              className={styles.readPicture}
            />
            <div className={styles.readText}>
              <EntryMeta
                date={item.date}
                tags={item.category ? [{ name: item.category.name }] : []}
              />
              <Heading level={3} size={fittingSize(item.title, large ? 2 : 3)}>
                <a className={styles.link} href={pathTo('blogPost', locale, { slug: item.slug })}>
                  {item.title}
                </a>
              </Heading>
              {large && item.summary && <p className={styles.summary}>{item.summary}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
