import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './ContentBlock.module.css';

type ContentBlockProps = {
  title: string;
  headingLevel?: 2 | 3 | undefined;
  /** The side on which the text stands. */
  orientation?: 'left' | 'right' | undefined;
  /** `reversed` lies on the ink sheet. */
  theme?: 'default' | 'reversed' | undefined;
  /** The place that links within the page lead to. */
  id?: string | undefined;
  media?: ReactNode;
  children: ReactNode;
};

export function ContentBlock({
  title,
  headingLevel = 2,
  orientation = 'left',
  theme = 'default',
  id,
  media,
  children,
}: ContentBlockProps) {
  return (
    <Section tone={theme === 'reversed' ? 'ink' : 'paper'} id={id}>
      <Grid className={styles.row}>
        <div className={styles.text} data-side={orientation} data-alone={!media || undefined}>
          <Heading className={styles.title} level={headingLevel} size={2} focusable={Boolean(id)}>
            {title}
          </Heading>
          {children}
        </div>
        {media && (
          <div className={styles.media} data-side={orientation}>
            {media}
          </div>
        )}
      </Grid>
    </Section>
  );
}
