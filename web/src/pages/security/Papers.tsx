import { DateText } from '../../ui/DateText/DateText.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { PaperGroup } from './papers.ts';
import styles from './security.module.css';

interface PapersProps {
  readonly id: string;
  readonly group: PaperGroup;
}

/** Documents of one kind, one row each. */
export function Papers({ id, group }: PapersProps) {
  return (
    <section aria-labelledby={id}>
      <Grid className={styles.papers}>
        <Heading level={2} size={3} id={id} className={styles.groupTitle}>
          {group.title}
        </Heading>
        <ul className={styles.rows}>
          {group.papers.map(({ href, title, text, date, kind }) => (
            <li className={styles.row} key={href}>
              <Heading level={3} size={4}>
                <a className={styles.link} href={href}>
                  {title}
                </a>
              </Heading>
              {text && <p className={styles.rowText}>{text}</p>}
              {(date || kind) && (
                <p className={styles.rowDate}>{date ? <DateText date={date} /> : kind}</p>
              )}
              <Icon name="arrow" className={styles.arrow} />
            </li>
          ))}
        </ul>
      </Grid>
    </section>
  );
}
