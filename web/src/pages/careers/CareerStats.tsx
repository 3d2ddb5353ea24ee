import type { Career } from '../../content/schema/career.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Stat } from '../../ui/Stat/Stat.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './careers.module.css';

interface CareerStatsProps {
  readonly page: Career;
  readonly locale: Locale;
}

/** Who they are, in a few sentences and a few numbers. */
export function CareerStats({ page, locale }: CareerStatsProps) {
  const { stats, statement } = page;
  if (stats.length === 0 && !statement) return null;
  const number = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA');

  return (
    <Section className={styles.about}>
      <Grid>
        <h2 className={styles.hiddenTitle}>
          <VisuallyHidden>{messagesFor(locale).careers.figures}</VisuallyHidden>
        </h2>
        {statement && <Markdown text={statement} headingLevel={3} className={styles.statement} />}
        {stats.length > 0 && (
          <ul className={styles.tally}>
            {stats.map(({ before, value, after }) => (
              <li className={styles.tallyItem} key={`${before} ${value} ${after}`}>
                <Stat before={before} value={number.format(value)} after={after} />
              </li>
            ))}
          </ul>
        )}
      </Grid>
    </Section>
  );
}
