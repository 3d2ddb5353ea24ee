import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  title: string;
  /** Said of the sign while closed and while open. */
  showLabel: string;
  hideLabel: string;
  open?: boolean | undefined;
  /** Disclosures of one name close each other. */
  name?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
};

export function Disclosure({
  title,
  showLabel,
  hideLabel,
  open = false,
  name,
  id,
  children,
}: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name} id={id}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.closed}>
          <Icon name="plus" size="tiny" />
          <VisuallyHidden>{showLabel}</VisuallyHidden>
        </span>
        <span className={styles.opened}>
          <Icon name="minus" size="tiny" />
          <VisuallyHidden>{hideLabel}</VisuallyHidden>
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
