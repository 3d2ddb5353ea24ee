import type { Training } from '../../../content/schema/training.ts';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './accessibility.module.css';

interface TrainingTableProps {
  readonly trainings: readonly Training[];
  readonly locale: Locale;
}

export function TrainingTable({ trainings, locale }: TrainingTableProps) {
  const { training } = messagesFor(locale).services;

  return (
    <Section as="div" tone="kraft" edge="1" className={styles.training}>
      <Grid>
        <div className={styles.table}>
          <Heading level={3} size={3} className={styles.tableTitle}>
            {training.caption}
          </Heading>
          <DataTable
            caption={training.caption}
            columns={[
              { name: training.name },
              { name: training.profile },
              { name: training.level },
              { name: training.duration, numeric: true },
            ]}
            rows={trainings.map(({ id, name, profile, level, hours, slug }) => ({
              key: String(id),
              cells: [
                slug ? (
                  <a key="name" href={pathTo('accessibilityTopic', locale, { slug })}>
                    {name}
                  </a>
                ) : (
                  name
                ),
                profile,
                level,
                training.hours(hours),
              ],
            }))}
          />
        </div>
      </Grid>
    </Section>
  );
}
