import { useId } from 'react';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './web-and-mobile.module.css';

interface ChapterProps {
  readonly chapter: { readonly title: string; readonly markdown: string };
  readonly index: number;
}

/** Every third chapter lies on the dark sheet, so that a long read has landmarks. */
const isDark = (index: number) => index % 3 === 2;

export function Chapter({ chapter, index }: ChapterProps) {
  const titleId = useId();
  const dark = isDark(index);

  return (
    <Section
      tone={dark ? 'ink' : 'paper'}
      edge={dark ? '2' : 'none'}
      labelledBy={titleId}
      className={dark ? styles.dark : styles.chapter}
    >
      <Grid className={styles.row}>
        <Heading level={2} id={titleId} className={styles.title}>
          {chapter.title}
        </Heading>
        <Markdown text={chapter.markdown} headingLevel={3} className={styles.text} />
      </Grid>
    </Section>
  );
}
