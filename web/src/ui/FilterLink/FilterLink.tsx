import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterLink.module.css';

type FilterLinkProps = {
  /** The address of the list with this filter the other way round. */
  href: string;
  active: boolean;
  children: ReactNode;
};

/**
 * A filter that works without a script is a link to the filtered list. `aria-pressed` belongs to
 * buttons and is ignored on links, so the state is told by `aria-current`, which links support.
 */
export function FilterLink({ href, active, children }: FilterLinkProps) {
  return (
    <a className={styles.filter} href={href} aria-current={active ? 'true' : undefined}>
      {active && <Icon name="check" size="tiny" />}
      {children}
    </a>
  );
}
