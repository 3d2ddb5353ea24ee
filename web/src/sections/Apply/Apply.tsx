import { useId } from 'react';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Apply.module.css';

interface ApplyProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** The job board; without one, a letter. */
  readonly url?: string | undefined;
  readonly email?: string | undefined;
  /** A dark section stands above: the arc rises into it, with no paper in between. */
  readonly afterInk?: boolean | undefined;
}

/** The door that stands open at the end of the careers pages. */
export function Apply({ title, text, button, url, email, afterInk = false }: ApplyProps) {
  const id = useId();
  const mailto = email && `mailto:${email}`;
  const href = url ?? mailto;

  return (
    <Section
      tone="orange"
      edge="arc"
      labelledBy={id}
      className={afterInk ? styles.afterInk : styles.apply}
    >
      <Grid className={styles.row}>
        <Cut shape="arch" className={styles.picture}>
          <Artwork name="openDoor" sizes="(max-width: 60rem) 66vw, 33vw" />
        </Cut>
        <div className={styles.text}>
          <Heading level={2} size={1} className={styles.title} id={id}>
            {title}
          </Heading>
          {text && (
            <Paragraph level="1" className={styles.lead}>
              {text}
            </Paragraph>
          )}
          <p className={styles.actions}>
            {href && (
              <ButtonLink href={href} icon={url ? 'external' : 'mail'}>
                {button}
              </ButtonLink>
            )}
            {mailto && (
              <ArrowLink href={mailto} icon="mail" className={styles.email}>
                {email}
              </ArrowLink>
            )}
          </p>
        </div>
      </Grid>
    </Section>
  );
}
