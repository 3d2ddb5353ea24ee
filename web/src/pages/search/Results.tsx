import type { Piece } from '../../search/extract.ts';
import type { SearchHit } from '../../search/search-question.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { DateText } from '../../ui/DateText/DateText.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import styles from './search.module.css';

interface ResultsProps {
  readonly hits: readonly SearchHit[];
  /** The number of the first, over all pages. */
  readonly start: number;
  readonly locale: Locale;
}

export function Results({ hits, start, locale }: ResultsProps) {
  const { kind: kindNames } = messagesFor(locale).search;
  return (
    <ol className={styles.results} start={start}>
      {hits.map(({ address, kind, date, titlePieces, extract }) => (
        <li key={address} className={styles.result}>
          <p className={styles.meta}>
            <Tag>{kindNames[kind]}</Tag>
            {date && kind !== 'job' && <DateText date={date} />}
          </p>
          <div className={styles.words}>
            <Heading level={3} size={4}>
              <a className={styles.link} href={address}>
                <Marked pieces={titlePieces} />
              </a>
            </Heading>
            <p className={styles.extract}>
              <Marked pieces={extract} />
            </p>
          </div>
          <Icon name="arrow" className={styles.arrow} />
        </li>
      ))}
    </ol>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      // Pieces have no identity but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
