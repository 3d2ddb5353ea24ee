import type { ReactNode } from 'react';
import { Cut } from '../Cut/Cut.tsx';
import { classNames } from '../class-names.ts';
import styles from './Quote.module.css';

type QuoteProps = {
  children: ReactNode;
  author?: string | undefined;
  /** What the author does. */
  position?: string | undefined;
  /** A picture of the author; cut to a bubble. */
  portrait?: ReactNode;
  size?: 'large' | 'small' | undefined;
  className?: string | undefined;
};

/** The marks follow the language of the page, by its `lang`. */
export function Quote({
  children,
  author,
  position,
  portrait,
  size = 'large',
  className,
}: QuoteProps) {
  return (
    <figure className={classNames(styles.quote, className)} data-size={size}>
      <blockquote className={styles.words}>
        <p className={styles.text}>{children}</p>
      </blockquote>
      {author && (
        <figcaption className={styles.author}>
          {portrait && (
            <Cut className={styles.face} shape="bubble">
              {portrait}
            </Cut>
          )}
          <span>
            <strong>{author}</strong>
            {position && <span className={styles.position}>{position}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
