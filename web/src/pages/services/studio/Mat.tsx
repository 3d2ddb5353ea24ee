import { PageBreadcrumbs } from '../../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './studio.module.css';
import type { StudioData } from './studio.query.ts';

interface MatProps {
  readonly page: StudioData['page'];
  readonly locale: Locale;
  readonly sceneSizes: string;
}

/** The cutting mat: the title, the tools, and the button that wakes the studio. */
export function Mat({ page, locale, sceneSizes }: MatProps) {
  const { services } = messagesFor(locale);
  const [lead = '', ...more] = page.description.trim().split(/\n{2,}/);

  return (
    <Grid as="header" className={styles.mat}>
      <div className={styles.crumbs}>
        <PageBreadcrumbs route="studio" locale={locale} />
      </div>
      <hgroup className={styles.titles}>
        {page.pretitle && <p className={styles.pretitle}>{page.pretitle}</p>}
        <Heading level={1} size="poster" className={styles.title}>
          {page.title}
        </Heading>
      </hgroup>
      <div className={styles.lead}>
        <Markdown text={lead} className={styles.leadText} />
        {more.length > 0 && <Markdown text={more.join('\n\n')} />}
        <ButtonLink href="#pied" icon="arrow" accent data-track="go_to_contact">
          {page.talkToUs?.button || services.discuss}
        </ButtonLink>
      </div>
      <div className={styles.scene}>
        <Artwork name="studio" alt={services.studioAlt} sizes={sceneSizes} priority />
      </div>
    </Grid>
  );
}
