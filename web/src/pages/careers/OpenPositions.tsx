import type { Career } from '../../content/schema/career.ts';
import type { Position } from '../../content/schema/position.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { LinkRow } from '../../ui/LinkRow/LinkRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface OpenPositionsProps {
  readonly texts: Career['openPositions'];
  readonly positions: readonly Position[];
  readonly locale: Locale;
}

/** Links from elsewhere name this place: it is not to be renamed. */
export const jobsAnchor = 'jobs';

export function OpenPositions({ texts, positions, locale }: OpenPositionsProps) {
  const messages = messagesFor(locale).careers;

  return (
    <Section id={jobsAnchor} labelledBy="postes" className={styles.jobs}>
      <Grid>
        <Heading level={2} size={1} id="postes" className={styles.wideTitle}>
          {texts.title ?? messages.jobs}
        </Heading>
        {positions.length > 0 ? (
          <ul className={styles.jobList}>
            {positions.map(({ id, title, slug, summary }) => (
              <LinkRow
                key={id}
                href={pathTo('job', locale, { slug })}
                title={title}
                className={styles.job}
              >
                <p>{summary}</p>
              </LinkRow>
            ))}
          </ul>
        ) : (
          <p className={styles.noJobs}>{texts.empty ?? messages.noJobs}</p>
        )}
      </Grid>
    </Section>
  );
}
