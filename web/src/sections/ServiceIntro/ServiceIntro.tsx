import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import styles from './ServiceIntro.module.css';

interface ServiceIntroProps {
  readonly markdown: string;
  readonly locale: Locale;
  readonly title?: string | undefined;
  /** The words of the link to the contact block in the footer. */
  readonly discuss?: string | undefined;
}

/** The first paragraph is said aloud, the others explain, and the way to a conversation is short. */
export function ServiceIntro({ markdown, locale, title, discuss }: ServiceIntroProps) {
  const [first = '', ...others] = markdown.trim().split(/\n{2,}/);

  return (
    <Grid as="section" className={styles.intro}>
      {title && (
        <Heading level={2} size={4} className={styles.title}>
          {title}
        </Heading>
      )}
      <Markdown text={first} className={styles.statement} />
      <div className={styles.more}>
        {others.length > 0 && <Markdown text={others.join('\n\n')} headingLevel={3} />}
        <ArrowLink href="#pied" data-track="go_to_contact">
          {discuss ?? messagesFor(locale).services.discuss}
        </ArrowLink>
      </div>
    </Grid>
  );
}
