import type { About } from '../../content/schema/about.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface OriginsProps {
  readonly origins: NonNullable<About['origins']>;
  readonly locale: Locale;
}

export function Origins({ origins, locale }: OriginsProps) {
  return (
    <Section tone="ink" edge="1" labelledBy="origines">
      <Grid className={styles.origins}>
        <Heading level={2} size={1} id="origines" className={styles.originsTitle}>
          {origins.title}
        </Heading>
        <Markdown text={origins.markdown} headingLevel={3} className={styles.story} />
        <Cut shape="arch" className={styles.threshold}>
          <Artwork
            name="threshold"
            alt={messagesFor(locale).about.threshold}
            sizes="(max-width: 60rem) 90vw, 40vw"
          />
        </Cut>
      </Grid>
    </Section>
  );
}
