import type { Image } from '../../content/schema/media.ts';
import type { Locale } from '../../site/locale.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { CoverPicture } from '../CoverPicture/CoverPicture.tsx';
import styles from './ArticleCover.module.css';

/** For the preload in the page's head, which must choose the same file. */
export const articleCoverSizes = '(max-width: 60rem) 100vw, 92vw';

interface ArticleCoverProps {
  readonly image: Image;
  readonly caption: string | undefined;
  readonly locale: Locale;
}

export function ArticleCover({ image, caption, locale }: ArticleCoverProps) {
  return (
    <Grid as="figure" className={styles.cover}>
      <CoverPicture
        image={image}
        alt={image.alt[locale]}
        shape="reply"
        sizes={articleCoverSizes}
        priority
        wide
        className={styles.picture}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </Grid>
  );
}
