import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Prose.module.css';

export type ProseLayout = 'column' | 'article';

type ProseProps = {
  /** `article` is the page's grid itself: headings hang in the left columns, text on the right. */
  layout?: ProseLayout | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Running text as editors write it: paragraphs, lists, headings, tables. */
export function Prose({ layout = 'column', className, children }: ProseProps) {
  return (
    <div className={classNames(styles.prose, className)} data-layout={layout}>
      {children}
    </div>
  );
}
