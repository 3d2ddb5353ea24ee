import { useId } from 'react';
import type { TalkToUsContent } from '../../content/schema/talk-to-us.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './TalkToUs.module.css';

interface TalkToUsProps {
  readonly content: TalkToUsContent;
  /** The contact page or an address of the editors'; without one, the footer's contact block. */
  readonly href?: string | undefined;
  /** Set false where the link leads to something else than contact. */
  readonly toContact?: boolean | undefined;
}

/** A greeting has poster size; a whole question would fill the screen with it. */
const sizeOf = (title: string) => (title.length <= 14 ? ('poster' as const) : 1);

export function TalkToUs({ content, href = '#pied', toContact = true }: TalkToUsProps) {
  const id = useId();

  return (
    <Section tone="orange" edge="arc" labelledBy={id} className={styles.talk}>
      <Grid>
        <div className={styles.text}>
          <Heading level={2} size={sizeOf(content.title)} id={id}>
            {content.title}
          </Heading>
          {content.text && (
            <Paragraph level="1" className={styles.lead}>
              {content.text}
            </Paragraph>
          )}
          {content.button && (
            <ButtonLink
              href={href}
              icon="arrow"
              className={styles.button}
              data-track={toContact ? 'go_to_contact' : undefined}
            >
              {content.button}
            </ButtonLink>
          )}
        </div>
        <div className={styles.art}>
          <Artwork name="talk" sizes="(max-width: 60rem) 100vw, 55vw" className={styles.picture} />
        </div>
      </Grid>
    </Section>
  );
}
