import type { ContactInfo } from '../../content/schema/contact.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './contact.module.css';

interface OfficeProps {
  readonly contact: ContactInfo;
  readonly locale: Locale;
}

/** Where we are, on a map of cut paper; the way there on a real one. */
export function Office({ contact, locale }: OfficeProps) {
  const messages = messagesFor(locale).contact;
  return (
    <section className={styles.office} aria-labelledby="bureau">
      <Artwork name="cityMap" alt={messages.map} sizes="100vw" className={styles.map} />
      <div className={styles.card}>
        <Heading level={2} size={3} id="bureau">
          {messages.office}
        </Heading>
        <address className={styles.address}>
          <strong>{contact.company}</strong>
          {`\n${contact.address}`}
        </address>
        {contact.motto && <p className={styles.motto}>{contact.motto}</p>}
        {contact.mapUrl && (
          <p>
            <ArrowLink href={contact.mapUrl} icon="external">
              {messages.itinerary}
            </ArrowLink>
          </p>
        )}
      </div>
    </section>
  );
}
