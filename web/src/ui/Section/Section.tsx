import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';

export type Tone = 'paper' | 'kraft' | 'ink' | 'orange';
export type Edge = 'none' | '1' | '2' | 'arc' | 'roofs';

type SectionProps = {
  as?: 'section' | 'div' | 'header' | 'aside' | 'article' | 'footer' | undefined;
  /** The sheet it lies on; every token inside follows. */
  tone?: Tone | undefined;
  /** The cut of its upper edge, which overlaps what stands above. */
  edge?: Edge | undefined;
  id?: string | undefined;
  /** The id of its heading. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Section({
  as: Tag = 'section',
  tone = 'paper',
  edge = 'none',
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <Tag
      className={classNames(styles.section, className)}
      data-tone={tone}
      data-edge={edge}
      id={id}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
