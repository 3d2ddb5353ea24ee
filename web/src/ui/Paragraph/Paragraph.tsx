import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Paragraph.module.css';

export type ParagraphLevel = '1' | '2' | '2-up' | '2-down' | '2-medium' | '2-bold';

type ParagraphProps = {
  level?: ParagraphLevel | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Paragraph({ level = '2', id, className, children }: ParagraphProps) {
  return (
    <p className={classNames(styles.paragraph, className)} data-level={level} id={id}>
      {children}
    </p>
  );
}
