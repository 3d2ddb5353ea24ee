import type { Position } from '../../../content/schema/position.ts';
import { PageBreadcrumbs } from '../../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../../ui/Paragraph/Paragraph.tsx';
import { listsAnchor } from './JobLists.tsx';
import styles from './job.module.css';

interface JobHeadProps {
  readonly job: Position;
  readonly locale: Locale;
}

export const headPreload = {
  artwork: 'roundTable',
  sizes: '(max-width: 60rem) 86vw, 42vw',
} as const;

export function JobHead({ job, locale }: JobHeadProps) {
  const messages = messagesFor(locale).job;
  const hasLists = Boolean(job.duties ?? job.requirements);

  return (
    <Grid as="header" className={styles.head}>
      <div className={styles.crumbs}>
        <PageBreadcrumbs route="job" locale={locale} current={job.title} />
      </div>
      <div className={styles.headText}>
        <Heading level={1} className={styles.title}>
          {job.title}
        </Heading>
        {job.summary && (
          <Paragraph level="1" className={styles.lead}>
            {job.summary}
          </Paragraph>
        )}
        {(job.applyUrl || hasLists) && (
          <p className={styles.actions}>
            {job.applyUrl && (
              <ButtonLink href={job.applyUrl} icon="external">
                {messages.apply}
              </ButtonLink>
            )}
            {hasLists && (
              <ArrowLink href={`#${listsAnchor}`} icon="arrow-down">
                {messages.readOn}
              </ArrowLink>
            )}
          </p>
        )}
      </div>
      <Cut shape="bubble-r" className={styles.picture}>
        <Artwork name="roundTable" sizes={headPreload.sizes} priority />
      </Cut>
    </Grid>
  );
}
