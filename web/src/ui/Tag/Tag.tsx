import type { ReactNode } from 'react';
import styles from './Tag.module.css';

type TagProps = {
  /** A tag that leads to what carries it. */
  href?: string | undefined;
  children: ReactNode;
};

export function Tag({ href, children }: TagProps) {
  return href ? (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  ) : (
    <span className={styles.tag}>{children}</span>
  );
}
