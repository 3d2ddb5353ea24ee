import { DateText } from '../../ui/DateText/DateText.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { LinkRow } from '../../ui/LinkRow/LinkRow.tsx';
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
            <LinkRow key={href} href={href} title={title} titleSize={4} className={styles.row}>
              {text && <p className={styles.rowText}>{text}</p>}
              {(date || kind) && (
                <p className={styles.rowDate}>{date ? <DateText date={date} /> : kind}</p>
              )}
            </LinkRow>
          ))}
        </ul>
      </Grid>
    </section>
  );
}
