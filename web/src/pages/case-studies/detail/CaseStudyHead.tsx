import type { ReactNode } from 'react';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { PageBreadcrumbs } from '../../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { Paragraph } from '../../../ui/Paragraph/Paragraph.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import styles from './case-study.module.css';

interface CaseStudyHeadProps {
  readonly study: CaseStudy;
  readonly locale: Locale;
}

export const coverSizes = '(max-width: 100rem) 100vw, 100rem';

export function CaseStudyHead({ study, locale }: CaseStudyHeadProps) {
  const messages = messagesFor(locale).caseStudies;
  const { title, summary, client, project, link, cover, coverCaption } = study;
  const [tag] = study.tags;
  const hasFacts = Boolean(client || project || tag || link);

  return (
    <>
      <Grid as="header" className={styles.head}>
        <div className={styles.crumbs}>
          <PageBreadcrumbs route="caseStudy" locale={locale} current={title} />
        </div>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        {summary && (
          <Paragraph level="1" className={styles.lead}>
            {summary}
          </Paragraph>
        )}
        {hasFacts && (
          <dl className={styles.facts}>
            {client && <Fact name={messages.client}>{client}</Fact>}
            {project && <Fact name={messages.project}>{project}</Fact>}
            {tag && (
              <Fact name={messages.tag}>
                <Tag>{tag.name}</Tag>
              </Fact>
            )}
            {link && (
              <Fact name={messages.site}>
                <Link href={link} external>
                  {new URL(link).host.replace(/^www\./, '')}
                </Link>
              </Fact>
            )}
          </dl>
        )}
      </Grid>
      {cover && (
        <figure className={styles.cover}>
          <Picture
            {...cover}
            alt={cover.alt[locale]}
            sizes={coverSizes}
            className={styles.coverImage}
            priority
            wide
          />
          {coverCaption && <figcaption className={styles.caption}>{coverCaption}</figcaption>}
        </figure>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
