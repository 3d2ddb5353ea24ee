import type { ReactNode } from 'react';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import type { ArtworkName } from '../../ui/Artwork/artworks.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  readonly title: string;
  readonly art: ArtworkName;
  readonly text?: string | undefined;
  /** Ways out: a link to the whole list. */
  readonly children?: ReactNode;
}

/** A list with nothing in it says so, and what to do about it. */
export function EmptyList({ title, text, art, children }: EmptyListProps) {
  return (
    <Grid className={styles.empty}>
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        {text && <Paragraph level="1">{text}</Paragraph>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={styles.art}>
        <Artwork name={art} sizes="(max-width: 60rem) 12rem, 30vw" />
      </div>
    </Grid>
  );
}
