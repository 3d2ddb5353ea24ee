import type { ReactNode } from 'react';
import type { Locale } from '../../site/locale.ts';
import type { RouteKey } from '../../site/routes.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { PageBreadcrumbs } from '../PageBreadcrumbs/PageBreadcrumbs.tsx';
import styles from './ServiceHead.module.css';

interface ServiceHeadProps {
  readonly route: RouteKey;
  readonly locale: Locale;
  readonly pretitle: string;
  readonly title: string;
  /** Name in the breadcrumbs, where it is not the route's. */
  readonly current?: string | undefined;
  /** `scene` runs from edge to edge below the title, `piece` stands beside it. */
  readonly layout: 'scene' | 'piece' | 'plain';
  readonly picture?: ReactNode;
  /** Links within the page that follow: each leaves more room below the picture. */
  readonly anchorCount?: number | undefined;
  readonly children?: ReactNode;
}

/** A word of greeting that fits in two lines may be larger than a whole sentence. */
const isLong = (title: string) => title.length > 60;

const most = 12;

export function ServiceHead({
  route,
  locale,
  pretitle,
  title,
  current,
  layout,
  picture,
  anchorCount = 0,
  children,
}: ServiceHeadProps) {
  const figure = picture && (
    <div className={styles.picture} data-anchors={Math.min(anchorCount, most)}>
      {picture}
    </div>
  );

  return (
    <header className={styles.head} data-layout={picture ? layout : 'plain'}>
      <Grid className={styles.row}>
        <div className={styles.crumbs}>
          <PageBreadcrumbs route={route} locale={locale} current={current} />
        </div>
        <div className={styles.titles}>
          <hgroup>
            {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
            <Heading level={1} size={1} className={isLong(title) ? styles.long : undefined}>
              {title}
            </Heading>
          </hgroup>
          {children && <div className={styles.more}>{children}</div>}
        </div>
        {layout === 'piece' && figure}
      </Grid>
      {layout === 'scene' && figure}
    </header>
  );
}
