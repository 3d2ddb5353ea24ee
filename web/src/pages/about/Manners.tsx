import type { About } from '../../content/schema/about.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface MannersProps {
  readonly dna: About['dna'];
  readonly culture: About['culture'];
}

/** How we work and how we live together: two texts, one sheet. */
export function Manners({ dna, culture }: MannersProps) {
  if (!dna && !culture) return null;
  return (
    <Section as="div" edge="1">
      <Grid className={styles.manners}>
        {dna && <Manner id="adn" {...dna} />}
        {culture && <Manner id="culture" {...culture} />}
      </Grid>
    </Section>
  );
}

interface MannerProps {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
}

function Manner({ id, title, markdown }: MannerProps) {
  return (
    <section className={styles.manner} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.mannerTitle}>
        {title}
      </Heading>
      <Markdown text={markdown} headingLevel={3} className={styles.mannerText} />
    </section>
  );
}
