import { useId } from 'react';
import type { ContactBlockContent } from '../../content/schema/contact-block.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import type { ArtworkName } from '../../ui/Artwork/artworks.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactBlock.module.css';

interface ContactBlockProps {
  readonly content: ContactBlockContent;
  readonly locale: Locale;
  /** The picture in the bubble; it says nothing that the words do not. */
  readonly art?: ArtworkName | undefined;
}

/** Invites to write to one team of the agency. Last on its page, above the roofs of the footer. */
export function ContactBlock({ content, locale, art = 'hand' }: ContactBlockProps) {
  const { services, pageNames } = messagesFor(locale);
  const titleId = useId();

  return (
    <Section tone="orange" edge="arc" labelledBy={titleId} className={styles.block}>
      <Grid className={styles.row}>
        <Cut shape="bubble" className={styles.picture}>
          <Artwork name={art} sizes="(max-width: 60rem) 60vw, 28rem" />
        </Cut>
        <div className={styles.text}>
          <Heading level={2} size={1} id={titleId}>
            {content.title}
          </Heading>
          <Paragraph level="1" className={styles.lead}>
            {content.text}
          </Paragraph>
          <p className={styles.actions}>
            <ButtonLink href={`mailto:${content.email}`} icon="mail">
              {content.button || content.email}
            </ButtonLink>
            <ArrowLink href={pathTo('contact', locale)}>
              {services.contactPage(pageNames.contact)}
            </ArrowLink>
          </p>
          {content.others && <p className={styles.others}>{content.others}</p>}
        </div>
      </Grid>
    </Section>
  );
}
