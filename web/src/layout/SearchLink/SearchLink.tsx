import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Frame } from '../frame.ts';
import styles from './SearchLink.module.css';

/** The way to the search, from every page. */
export function SearchLink({ frame }: { readonly frame: Frame }) {
  const href = pathTo('search', frame.locale);
  return (
    <a
      className={styles.link}
      href={href}
      aria-label={messagesFor(frame.locale).search.open}
      aria-current={frame.path === href ? 'page' : undefined}
    >
      <Icon name="search" size="small" />
    </a>
  );
}
