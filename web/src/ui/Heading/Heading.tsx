import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'poster' | HeadingLevel;

type HeadingProps = {
  level: HeadingLevel;
  /** How large it looks, whatever its level. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** Lets a link or a script send focus here. */
  focusable?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Heading({
  level,
  size = level,
  id,
  focusable = false,
  className,
  children,
}: HeadingProps) {
  const Tag = `h${level}` as const;

  return (
    <Tag
      className={classNames(styles.heading, className)}
      data-size={size}
      id={id}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
