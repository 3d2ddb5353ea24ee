import { useId } from 'react';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { IconLink } from '../../ui/IconLink/IconLink.tsx';
import styles from './ShareLinks.module.css';
import { type SharedPage, shareLinks } from './share-links.ts';

interface ShareLinksProps {
  readonly page: SharedPage;
  readonly locale: Locale;
  /** Its heading; without one, "share". */
  readonly title?: string | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** The list at the end of an article or a case study. */
export function ShareLinks({ page, locale, title, headingLevel = 2, className }: ShareLinksProps) {
  const { share } = messagesFor(locale);
  const id = useId();

  return (
    <div className={className} data-screen-only data-unsearched>
      <Heading level={headingLevel} size={5} id={id}>
        {title ?? share.open}
      </Heading>
      <ul className={styles.list} aria-labelledby={id}>
        {shareLinks(page).map(({ name, icon, href }) => (
          <li key={icon}>
            <IconLink href={href} icon={icon} label={share.on(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
