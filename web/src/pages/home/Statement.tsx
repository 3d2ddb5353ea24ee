import type { Home } from '../../content/schema/home.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './home.module.css';

interface StatementProps {
  readonly home: Home;
  readonly locale: Locale;
}

const founded = '2006';

/** Who they are: first in one sentence, then about the house. */
export function Statement({ home: { statement, about }, locale }: StatementProps) {
  if (!statement && !about) return null;
  const messages = messagesFor(locale).home;

  return (
    <Section
      edge="1"
      className={styles.statement}
      {...(about ? { labelledBy: 'apropos' } : { as: 'div' })}
    >
      <Grid>
        {statement && (
          <>
            <div className={styles.mark}>
              <span className={styles.numeral}>{founded}</span>
              <p className={styles.markLabel}>{messages.founded}</p>
            </div>
            <p className={styles.statementText}>{statement}</p>
          </>
        )}
        {about && (
          <>
            <Heading level={2} size={3} id="apropos" className={styles.aboutTitle}>
              {about.title}
            </Heading>
            <div className={styles.aboutText}>
              <Markdown text={about.markdown} headingLevel={3} />
              {about.link && <ArrowLink href={pathTo('about', locale)}>{about.link}</ArrowLink>}
            </div>
          </>
        )}
      </Grid>
    </Section>
  );
}
