import type { TitledList } from '../../../content/schema/position.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Prose } from '../../../ui/Prose/Prose.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './job.module.css';

interface JobListsProps {
  readonly duties: TitledList | undefined;
  readonly requirements: TitledList | undefined;
}

export const listsAnchor = 'journees';

export function JobLists({ duties, requirements }: JobListsProps) {
  if (!duties && !requirements) return null;

  return (
    <Section as="div" tone="kraft" edge="1" id={listsAnchor}>
      <Grid className={styles.lists}>
        {duties && <List list={duties} className={styles.duties} />}
        {requirements && <List list={requirements} className={styles.needs} />}
      </Grid>
    </Section>
  );
}

interface ListProps {
  readonly list: TitledList;
  readonly className: string | undefined;
}

function List({ list: { title, items }, className }: ListProps) {
  return (
    <div className={className}>
      <Heading level={2} className={styles.listTitle}>
        {title}
      </Heading>
      <Prose className={styles.list}>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </div>
  );
}
