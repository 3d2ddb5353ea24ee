import type { About } from '../../content/schema/about.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface ValuesProps {
  readonly title: string;
  readonly values: About['values'];
}

export function Values({ title, values }: ValuesProps) {
  return (
    <Section tone="kraft" edge="2" labelledBy="valeurs">
      <Grid>
        <Heading level={2} id="valeurs" className={styles.valuesTitle}>
          {title}
        </Heading>
        <ul className={styles.values}>
          {values.map(({ key, title: name, text }) => (
            <li className={styles.value} key={key}>
              <Heading level={3} size={1} className={styles.valueName}>
                {name}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
