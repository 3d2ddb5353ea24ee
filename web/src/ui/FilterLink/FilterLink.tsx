import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './FilterLink.module.css';

type FilterLinkProps = {
  /** The address of the list with this filter the other way round. */
  href: string;
  active: boolean;
  /** How many entries it leads to, and the same in words. */
  count?: number | undefined;
  countLabel?: string | undefined;
  /** Says that pressing an active filter takes it away. */
  removeLabel?: string | undefined;
  children: ReactNode;
};

/**
 * A filter that works without a script is a link to the filtered list. `aria-pressed` belongs to
 * buttons and is ignored on links, so the state is told by `aria-current`, which links support.
 */
export function FilterLink(props: FilterLinkProps) {
  const { href, active, count, countLabel, removeLabel, children } = props;
  return (
    <a className={styles.filter} href={href} aria-current={active ? 'true' : undefined}>
      {active && !removeLabel && <Icon name="check" size="tiny" />}
      {children}
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          {countLabel && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
        </span>
      )}
      {removeLabel && (
        <>
          <Icon name="close" size="tiny" />
          <VisuallyHidden>, {removeLabel}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
