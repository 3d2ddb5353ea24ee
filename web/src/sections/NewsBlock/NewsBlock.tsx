import { useId } from 'react';
import type { NewsItem } from '../../content/schema/news.ts';
import { singleRowBelow } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import type { CutShape } from '../../ui/Cut/Cut.tsx';
import { DateText } from '../../ui/DateText/DateText.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CoverPicture } from '../CoverPicture/CoverPicture.tsx';
import styles from './NewsBlock.module.css';

export type NewsBlockItem = Pick<NewsItem, 'id' | 'title' | 'slug' | 'date' | 'cover'>;

interface NewsBlockProps {
  readonly items: readonly NewsBlockItem[];
  readonly locale: Locale;
  /** "Further reading" unless the page has a better word. */
  readonly title?: string | undefined;
  readonly id?: string | undefined;
}

const cuts: readonly CutShape[] = ['bubble', 'arch', 'bubble-r', 'pebble', 'sheet-2'];

/** The latest news on the subject of a page: a shelf whose first place is its title. */
export function NewsBlock({ items, locale, title, id }: NewsBlockProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  const { newsBlock } = messagesFor(locale);

  return (
    <Section labelledBy={titleId} id={id}>
      <div className={styles.shelf} data-rows={items.length < singleRowBelow ? 1 : 2}>
        <div className={styles.head}>
          <Heading level={2} id={titleId}>
            {title ?? newsBlock.title}
          </Heading>
          <ArrowLink href={pathTo('news', locale)}>{newsBlock.all}</ArrowLink>
        </div>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li className={styles.item} key={item.id}>
              <CoverPicture
                image={item.cover}
                shape={cuts[index % cuts.length] ?? 'bubble'}
                sizes="(max-width: 40rem) 70vw, (max-width: 60rem) 45vw, 26rem"
                className={styles.cover}
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
      </div>
    </Section>
  );
}
