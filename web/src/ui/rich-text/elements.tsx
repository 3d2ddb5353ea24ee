import type { ComponentProps } from 'react';
import table from '../DataTable/DataTable.module.css';
import heading from '../Heading/Heading.module.css';
import { mediaUrl } from '../Picture/media-url.ts';
import styles from './elements.module.css';

/** How the tags of editors' texts look. Attributes have been sanitised before they come here. */
export const elements = {
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className={heading.heading} />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className={heading.heading} />,
  h4: (props: ComponentProps<'h4'>) => <h4 {...props} className={heading.heading} />,
  h5: (props: ComponentProps<'h5'>) => <h5 {...props} className={heading.heading} />,
  h6: (props: ComponentProps<'h6'>) => <h6 {...props} className={heading.heading} />,
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote {...props} className={styles.note} />
  ),
  pre: (props: ComponentProps<'pre'>) => <pre {...props} className={styles.code} />,
  hr: () => <hr className={styles.rule} />,
  table: (props: ComponentProps<'table'>) => <table {...props} className={table.table} />,
  img: ({ src, alt = '' }: ComponentProps<'img'>) =>
    typeof src === 'string' ? (
      <img
        className={styles.picture}
        src={mediaUrl(src, { width: 1000, format: 'webp' })}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    ) : null,
};
