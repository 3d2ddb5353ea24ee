import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './LinkRow.module.css';

export interface LinkRowProps {
  readonly href: string;
  readonly title: string;
  readonly titleSize?: 3 | 4;
  /** Its columns in a wide window; the last one is the arrow's. */
  readonly className?: string | undefined;
  /** What stands between the title and the arrow. */
  readonly children?: ReactNode;
}

/** A line of a list that is a link from end to end. */
export function LinkRow({ href, title, titleSize = 3, className, children }: LinkRowProps) {
  return (
    <li className={classNames(styles.row, className)}>
      <Heading level={3} size={titleSize}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </Heading>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </li>
  );
}
