import type { ReactNode } from 'react';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import type { RouteMatch } from '../../site/paths.ts';
import { DateText } from '../../ui/DateText/DateText.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { PageBreadcrumbs } from '../PageBreadcrumbs/PageBreadcrumbs.tsx';
import styles from './LegalText.module.css';
import type { LegalPart } from './legal-parts.ts';
import { TableOfContents } from './TableOfContents.tsx';

interface LegalTextProps {
  readonly route: RouteMatch;
  readonly locale: Locale;
  readonly title: string;
  readonly date?: string | undefined;
  readonly intro: string;
  /** The one sentence to remember, set apart. */
  readonly brief?: string | undefined;
  readonly parts: readonly LegalPart[];
  /** What stands after the numbered parts. */
  readonly children?: ReactNode;
  /** Language of the text, where it is not the page's. */
  readonly textLang?: Locale | undefined;
}

/** A policy, procedure or contract: numbered parts with their table of contents at hand. */
export function LegalText(props: LegalTextProps) {
  const { route, locale, title, date, intro, brief, parts, children, textLang } = props;
  const messages = messagesFor(locale).legal;
  const lang = textLang === locale ? undefined : textLang;
  return (
    <>
      <Grid className={styles.head}>
        {/* A title in another language stays out of the trail, which has no place for its `lang`. */}
        <PageBreadcrumbs
          route={route.key}
          locale={locale}
          current={lang === undefined ? title : undefined}
        />
        <Heading level={1} size={1} className={styles.title}>
          <span lang={lang}>{title}</span>
        </Heading>
        {date && (
          <p className={styles.date}>
            {messages.updated}
            <br />
            <span className={styles.day}>
              <DateText date={date} />
            </span>
          </p>
        )}
        <div className={styles.intro} lang={lang}>
          <Markdown text={intro} className={styles.lead} />
        </div>
        {brief && (
          <p className={styles.brief} lang={lang}>
            {brief}
          </p>
        )}
      </Grid>
      <Grid className={styles.body}>
        {parts.length > 1 && (
          <TableOfContents title={messages.onThisPage} parts={parts} lang={lang} />
        )}
        <div className={styles.text} lang={lang}>
          {parts.map(({ id, number, title: partTitle, markdown }) => (
            <section
              key={id}
              id={id}
              className={styles.part}
              aria-labelledby={`${id}-title`}
              tabIndex={-1}
            >
              <Heading level={2} size={3} id={`${id}-title`} className={styles.partTitle}>
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                {partTitle}
              </Heading>
              <Markdown text={markdown} headingLevel={3} className={styles.prose} />
            </section>
          ))}
          {children}
        </div>
      </Grid>
    </>
  );
}
