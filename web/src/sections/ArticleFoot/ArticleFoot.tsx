import type { Author as AuthorContent } from '../../content/schema/author.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Author } from '../Author/Author.tsx';
import { ShareLinks } from '../ShareLinks/ShareLinks.tsx';
import type { SharedPage } from '../ShareLinks/share-links.ts';
import styles from './ArticleFoot.module.css';

interface ArticleFootProps {
  readonly author: AuthorContent | undefined;
  readonly locale: Locale;
  /** What the share list sends on. */
  readonly shared: SharedPage;
}

/** Who wrote it, and where to send it on. */
export function ArticleFoot({ author, locale, shared }: ArticleFootProps) {
  return (
    <Grid className={styles.foot}>
      {author && (
        <div className={styles.author}>
          <Author author={author} locale={locale} />
        </div>
      )}
      <div className={styles.share}>
        <ShareLinks page={shared} locale={locale} title={messagesFor(locale).article.share} />
      </div>
    </Grid>
  );
}
