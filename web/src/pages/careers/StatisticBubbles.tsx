import type { CareerStatistics } from '../../content/schema/career.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface StatisticBubblesProps {
  readonly statistics: CareerStatistics;
  readonly locale: Locale;
}

export function StatisticBubbles({ statistics, locale }: StatisticBubblesProps) {
  const { percent } = messagesFor(locale).careers;

  return (
    <Section labelledBy="sondage" className={styles.survey}>
      <Grid className={styles.surveyRow}>
        <div className={styles.surveyHead}>
          <Heading level={2} id="sondage">
            {statistics.title}
          </Heading>
          {statistics.intro && <p className={styles.surveyIntro}>{statistics.intro}</p>}
        </div>
        <ul className={styles.bubbles}>
          {statistics.shares.map((share) => (
            <li className={styles.bubble} key={share.text}>
              <strong className={styles.percent}>{percent(share.percent)}</strong>{' '}
              <span>{share.text}</span>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
