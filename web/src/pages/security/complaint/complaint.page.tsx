import { ComplaintFormPlace } from '../../../forms/complaint/ComplaintFormPlace.tsx';
import { Reference } from '../../../forms/Reference/Reference.tsx';
import { PageBreadcrumbs } from '../../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import { president, privacyOfficer, telHref } from '../../../site/agency.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { referenceIn } from '../../../site/reference.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Paragraph } from '../../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../../page.ts';
import styles from './complaint.module.css';

/** Asks nothing of the content service: a complaint can be filed while it is away. */
export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => {
    const { complaintForm, pageNames } = messagesFor(locale);
    return { title: pageNames.complaint, description: complaintForm.intro };
  },
  View: ({ locale, route, url, posted }) => {
    const { complaintForm, forms } = messagesFor(locale);
    // Where a post without JavaScript leads.
    const wasSent = url.searchParams.get('notice') === 'sent';
    const reference = referenceIn(url, 'complaint');
    return (
      <Grid className={styles.complaint}>
        <PageBreadcrumbs route={route.key} locale={locale} />
        <div className={styles.head}>
          <Heading level={1} size={1} className={styles.title}>
            {complaintForm.title}
          </Heading>
          <Paragraph level="1">{complaintForm.intro}</Paragraph>
        </div>
        <div className={styles.form}>
          {wasSent ? (
            <Notice kind="success">
              <p>{complaintForm.success}</p>
              {reference && <Reference label={forms.reference} reference={reference} />}
            </Notice>
          ) : (
            <>
              <Paragraph level="2" className={styles.elsewhere}>
                {complaintForm.aboutOfficer}{' '}
                <Link href={`mailto:${president.email}`}>{president.email}</Link>
              </Paragraph>
              <ComplaintFormPlace
                locale={locale}
                path={pathTo('complaint', locale)}
                email={privacyOfficer.email}
                posted={posted}
              />
            </>
          )}
        </div>
        <aside className={styles.next} aria-labelledby="next-title">
          <Heading level={2} size={4} id="next-title">
            {complaintForm.nextTitle}
          </Heading>
          <ol className={styles.steps}>
            {complaintForm.next.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
          <p className={styles.who}>
            <Link href={`mailto:${privacyOfficer.email}`}>{privacyOfficer.email}</Link>
            <br />
            <Link href={telHref(privacyOfficer.phone)}>{privacyOfficer.phone}</Link>
          </p>
        </aside>
      </Grid>
    );
  },
});
