import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { DateText } from '../../ui/DateText/DateText.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import styles from './home.module.css';
import type { LatestItem } from './home.query.ts';

interface LatestProps {
  /** Undefined when they could not be loaded: the section is left out. */
  readonly items: readonly LatestItem[] | undefined;
  readonly locale: Locale;
}

export function Latest({ items, locale }: LatestProps) {
  if (!items) return null;
  const { latestTitle, latestAll, latestNone } = messagesFor(locale).home;

  return (
    <Section labelledBy="nouveautes">
      <Grid>
        <div className={styles.latestHead}>
          <Heading level={2} size={1} id="nouveautes">
            {latestTitle}
          </Heading>
          {items.length > 0 && (
            <p className={styles.latestAll}>
              <ArrowLink href={pathTo(locale === 'fr' ? 'news' : 'blog', locale)}>
                {latestAll}
              </ArrowLink>
            </p>
          )}
        </div>
        <div className={styles.latestList}>
          {items.length === 0 && <p className={styles.latestNone}>{latestNone}</p>}
          {items.map((item, index) => (
            <Item key={item.id} item={item} isEven={index % 2 === 1} />
          ))}
        </div>
      </Grid>
    </Section>
  );
}

function Item({ item, isEven }: { readonly item: LatestItem; readonly isEven: boolean }) {
  const { title, summary, date, label, cover, href } = item;

  return (
    <article className={styles.latestItem}>
      <div className={styles.latestMeta}>
        <DateText date={date} />
        {label && <Tag>{label}</Tag>}
      </div>
      <Heading level={3} size={3}>
        <a className={styles.latestLink} href={href}>
          {title}
        </a>
      </Heading>
      {summary && (
        <Paragraph level="2-down" className={styles.latestSummary}>
          {summary}
        </Paragraph>
      )}
      {cover && (
        <Cut shape={isEven ? 'bubble' : 'bubble-r'} className={styles.latestPicture}>
          {/* Decoration here: the article shows it with its words. */}
          <Picture
            src={cover.src}
            alt=""
            width={cover.width}
            height={cover.height}
            tone={cover.tone}
            sizes="15rem"
          />
        </Cut>
      )}
    </article>
  );
}
