import type { ContactInfo } from '../../content/schema/contact.ts';
import { telHref } from '../../site/agency.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './contact.module.css';

interface ContactDetailsProps {
  readonly contact: ContactInfo;
  readonly locale: Locale;
}

export function ContactDetails({ contact, locale }: ContactDetailsProps) {
  const messages = messagesFor(locale).contact;
  const emails = contact.emails.length
    ? contact.emails
    : [{ title: messages.email, address: contact.email }];
  return (
    <aside className={styles.details} aria-labelledby="coordonnees">
      <Heading level={2} size={4} id="coordonnees">
        {messages.details}
      </Heading>
      <dl className={styles.list}>
        {emails.map(({ title, address }) => (
          <div key={title}>
            <dt className={styles.term}>{title}</dt>
            <dd className={styles.value}>
              <Link href={`mailto:${address}`}>{address}</Link>
            </dd>
          </div>
        ))}
        {contact.phone && (
          <div>
            <dt className={styles.term}>{messages.phone}</dt>
            <dd className={styles.value}>
              <Link href={telHref(contact.phone)}>{contact.phone}</Link>
            </dd>
          </div>
        )}
        {contact.fax && (
          <div>
            <dt className={styles.term}>{messages.fax}</dt>
            <dd className={styles.value}>{contact.fax}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
