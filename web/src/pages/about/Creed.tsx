import type { TitledText } from '../../content/schema/talk-to-us.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface CreedProps {
  readonly mission: TitledText | undefined;
  readonly vision: TitledText | undefined;
}

export function Creed({ mission, vision }: CreedProps) {
  if (!mission && !vision) return null;
  return (
    <Section as="div" edge="2">
      <Grid className={styles.creed}>
        {mission && (
          <section className={styles.mission} aria-labelledby="mission">
            <Heading level={2} size={4} id="mission" className={styles.creedTitle}>
              {mission.title}
            </Heading>
            <p className={styles.promise}>{mission.text}</p>
          </section>
        )}
        {vision && (
          <section className={styles.vision} aria-labelledby="vision">
            <Heading level={2} size={4} id="vision" className={styles.creedTitle}>
              {vision.title}
            </Heading>
            <Paragraph level="1">{vision.text}</Paragraph>
          </section>
        )}
      </Grid>
    </Section>
  );
}
