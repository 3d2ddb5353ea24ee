import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import styles from './Unavailable.module.css';

interface UnavailableProps {
  readonly locale: Locale;
  /** The sentence that says what is not there. */
  readonly title: string;
  /** Why, and what there is instead. */
  readonly text?: string | undefined;
  readonly back: { readonly label: string; readonly href: string };
  /** Where the French page is; without it only the way back is offered. */
  readonly frenchHref?: string | undefined;
}

/** For `meta.preload` of the pages that show it. */
export const unavailablePreload = {
  artwork: 'twoDoors',
  sizes: '(max-width: 60rem) 100vw, 60vw',
} as const;

/** What an English address of a French-only page shows. */
export function Unavailable({ locale, title, text, back, frenchHref }: UnavailableProps) {
  const messages = messagesFor(locale).frenchOnly;

  return (
    <Grid as="section" className={styles.unavailable}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.text}>
        {text && <Paragraph level="1">{text}</Paragraph>}
        <p className={styles.actions}>
          <ButtonLink href={back.href} icon="arrow">
            {back.label}
          </ButtonLink>
          {frenchHref && (
            <ArrowLink href={frenchHref} lang="fr" hrefLang="fr">
              {messages.read}
            </ArrowLink>
          )}
        </p>
      </div>
      <Cut shape="reply" className={styles.picture}>
        <Artwork name="twoDoors" alt={messages.picture} sizes={unavailablePreload.sizes} priority />
      </Cut>
    </Grid>
  );
}
