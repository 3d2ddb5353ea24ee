import { useId } from 'react';
import type { ServiceTopic } from '../../../content/schema/service-topic.ts';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import styles from './topic.module.css';

interface FactsProps {
  readonly facts: ServiceTopic['facts'];
  readonly locale: Locale;
}

/** The display fields: concept, duration, audience and the like. Nothing where there are none. */
export function Facts({ facts, locale }: FactsProps) {
  const titleId = useId();
  if (facts.length === 0) return null;

  return (
    <section className={styles.facts} aria-labelledby={titleId}>
      <Heading level={2} size={4} id={titleId}>
        {messagesFor(locale).services.facts}
      </Heading>
      <dl className={styles.list}>
        {facts.map(({ label, value }) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
