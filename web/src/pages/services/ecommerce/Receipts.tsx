import { useId } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './ecommerce.module.css';

interface ReceiptsProps {
  readonly receipts: readonly { readonly title: string; readonly markdown: string }[];
}

/** What the service covers, as slips of paper laid out on the counter. */
export function Receipts({ receipts }: ReceiptsProps) {
  const prefix = useId();
  if (receipts.length === 0) return null;

  return (
    <Section as="div" tone="kraft" edge="1" className={styles.counter}>
      <div className={styles.slips}>
        {receipts.map(({ title, markdown }, index) => (
          <section className={styles.slip} key={title} aria-labelledby={`${prefix}${index}`}>
            <Heading level={2} size={3} id={`${prefix}${index}`} className={styles.title}>
              {title}
            </Heading>
            <Markdown text={markdown} headingLevel={3} />
          </section>
        ))}
      </div>
    </Section>
  );
}
