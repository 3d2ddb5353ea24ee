import type { Locale } from '../../site/locale.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import styles from './LegalText.module.css';
import type { LegalPart } from './legal-parts.ts';

interface TableOfContentsProps {
  readonly title: string;
  readonly parts: readonly LegalPart[];
  readonly lang: Locale | undefined;
}

export function TableOfContents({ title, parts, lang }: TableOfContentsProps) {
  return (
    <nav className={styles.side} aria-labelledby="contents-title" data-clear-of-edge>
      <Heading level={2} size={5} id="contents-title">
        {title}
      </Heading>
      <ol className={styles.contents} lang={lang}>
        {parts.map(({ id, number, title: partTitle }) => (
          <li key={id}>
            <a className={styles.entry} href={`#${id}`}>
              <span className={styles.entryNumber} aria-hidden="true">
                {number}
              </span>
              <span>{partTitle}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
