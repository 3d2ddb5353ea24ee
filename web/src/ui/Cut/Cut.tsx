import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Cut.module.css';

export type CutShape =
  | 'sheet-1'
  | 'sheet-2'
  | 'sheet-3'
  | 'bubble'
  | 'bubble-r'
  | 'arch'
  | 'pebble'
  | 'reply';

type CutProps = {
  shape: CutShape;
  className?: string | undefined;
  children?: ReactNode;
};

/** Cuts a picture to a shape. Nothing that takes focus may stand inside: its ring would be cut too. */
export function Cut({ shape, className, children }: CutProps) {
  return (
    <span className={classNames(styles.cut, className)} data-shape={shape}>
      {children}
    </span>
  );
}
