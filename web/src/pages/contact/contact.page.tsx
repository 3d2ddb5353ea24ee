import { contact } from '../../content/schema/contact.ts';
import { ContactFormPlace } from '../../forms/contact/ContactFormPlace.tsx';
import { pathTo } from '../../site/paths.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './contact.module.css';
import { Office } from './Office.tsx';

export default definePage({
  load: ({ content, locale }) => content.single(contact, { locale, populate: '*' }),

  meta: ({ title, description, seo, company, email, phone, fax, address, mapUrl }) => ({
    title,
    description,
    seo,
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'ContactPage', name: title, description },
      {
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: company,
        email,
        telephone: phone,
        faxNumber: fax,
        address,
        hasMap: mapUrl,
      },
    ],
  }),

  View: ({ data, locale, posted }) => (
    <>
      <Grid className={styles.contact}>
        <header className={styles.head}>
          <Heading level={1} className={styles.title}>
            {data.title}
          </Heading>
          {data.description && (
            <Paragraph level="1" className={styles.lead}>
              {data.description}
            </Paragraph>
          )}
        </header>
        <div className={styles.form}>
          <ContactFormPlace
            locale={locale}
            path={pathTo('contact', locale)}
            email={data.email}
            isStudio={false}
            posted={posted}
          />
        </div>
        <ContactDetails contact={data} locale={locale} />
      </Grid>
      <Office contact={data} locale={locale} />
    </>
  ),
});
