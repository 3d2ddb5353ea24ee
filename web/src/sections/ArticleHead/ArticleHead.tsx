import type { Locale } from '../../site/locale.ts';
import type { RouteKey } from '../../site/routes.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { EntryMeta } from '../EntryMeta/EntryMeta.tsx';
import { fittingSize } from '../EntryTitle/fitting-size.ts';
import { PageBreadcrumbs } from '../PageBreadcrumbs/PageBreadcrumbs.tsx';
import { ShareDropdown } from '../ShareLinks/ShareDropdown.tsx';
import type { SharedPage } from '../ShareLinks/share-links.ts';
import styles from './ArticleHead.module.css';

interface ArticleHeadProps {
  readonly route: RouteKey;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly tags: ReadonlyArray<{ readonly name: string; readonly href?: string }>;
  readonly shared: SharedPage;
}

/** The head of a news article or a blog post. */
export function ArticleHead(props: ArticleHeadProps) {
  const { route, locale, title, summary, date, tags, shared } = props;
  return (
    <Grid as="header" className={styles.head}>
      <div className={styles.crumbs}>
        <PageBreadcrumbs route={route} locale={locale} current={title} />
      </div>
      <Heading level={1} size={fittingSize(title, 1)} className={styles.title}>
        {title}
      </Heading>
      {summary && (
        <Paragraph level="1" className={styles.lead}>
          {summary}
        </Paragraph>
      )}
      <div className={styles.meta}>
        <EntryMeta date={date} tags={tags} />
        <ShareDropdown page={shared} locale={locale} />
      </div>
    </Grid>
  );
}
