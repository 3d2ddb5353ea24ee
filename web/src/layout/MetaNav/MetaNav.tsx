import { messagesFor } from '../../site/messages/messages.ts';
import type { Frame, MetaNavigation } from '../frame.ts';
import { currentPage, markLink } from '../marked-link.ts';
import styles from './MetaNav.module.css';

interface MetaNavProps {
  readonly frame: Frame;
  readonly navigation: MetaNavigation;
}

/** The pages of the section that a page belongs to. */
export function MetaNav({ frame, navigation }: MetaNavProps) {
  const { layout } = messagesFor(frame.locale);

  return (
    <nav className={styles.nav} aria-label={layout.metaNavigation(navigation.title)}>
      <ul className={styles.list}>
        {navigation.links
          .map((link) => markLink(link, frame.path))
          .map((link) => (
            <li key={link.url}>
              <a className={styles.link} href={link.url} aria-current={currentPage(link)}>
                {link.name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
