import type { ReactNode } from 'react';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import styles from './BrokenLine.module.css';

interface BrokenLineProps {
  readonly title: string;
  readonly text: string;
  /** What the visitor can do now. */
  readonly children: ReactNode;
}

/** A conversation was cut: the greeting's bubble torn in two. */
export function BrokenLine({ title, text, children }: BrokenLineProps) {
  return (
    <Grid className={styles.line}>
      <div className={styles.bubble} aria-hidden="true">
        <span className={styles.left} />
        <span className={styles.right} />
      </div>
      <div className={styles.text}>
        <Heading level={1} size={1}>
          {title}
        </Heading>
        <Paragraph level="1" className={styles.lead}>
          {text}
        </Paragraph>
        <div className={styles.actions}>{children}</div>
      </div>
    </Grid>
  );
}
