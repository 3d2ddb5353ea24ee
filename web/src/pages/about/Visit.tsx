import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

/** Last on the page: the footer's roofs stand on it. */
export function Visit({ locale }: { readonly locale: Locale }) {
  const messages = messagesFor(locale).about;
  return (
    <Section tone="orange" edge="arc" labelledBy="visite" className={styles.visit}>
      <Grid className={styles.visitRow}>
        <Cut shape="pebble" className={styles.hand}>
          <Artwork name="hand" sizes="(max-width: 60rem) 60vw, 28rem" />
        </Cut>
        <div className={styles.visitText}>
          <Heading level={2} size={1} id="visite">
            {messages.visitTitle}
          </Heading>
          <Paragraph level="1">{messages.visitText}</Paragraph>
          <p>
            <ButtonLink href={pathTo('contact', locale)} icon="arrow">
              {messages.visitButton}
            </ButtonLink>
          </p>
        </div>
      </Grid>
    </Section>
  );
}
