import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Below.module.css';

interface BelowProps {
  /** Sets `--height` and `--height-wide`, what to reckon with until it has been laid out. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * What begins two windows down or more: a phone lays it out when it is scrolled near. One for all of
 * it, so that whoever follows a link into it finds everything above in its real size.
 */
export function Below({ className, children }: BelowProps) {
  return <div className={classNames(styles.below, className)}>{children}</div>;
}
