import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Grid.module.css';

type GridProps = {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'header' | 'section' | 'figure' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Twelve columns between the page's margins. Its children choose theirs. */
export function Grid({ as: Tag = 'div', className, children }: GridProps) {
  return <Tag className={classNames(styles.grid, className)}>{children}</Tag>;
}
