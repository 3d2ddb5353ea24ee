import type { TitledList } from '../../../content/schema/position.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import styles from './job.module.css';

/** What comes with the position, said loudly. */
export function JobGains({ list: { title, items } }: { readonly list: TitledList }) {
  return (
    <section aria-labelledby="avantages">
      <Grid className={styles.gains}>
        <Heading level={2} id="avantages" className={styles.gainsTitle}>
          {title}
        </Heading>
        <ul className={styles.gainList}>
          {items.map((item) => (
            <li className={styles.gain} key={item}>
              {item}
            </li>
          ))}
        </ul>
      </Grid>
    </section>
  );
}
