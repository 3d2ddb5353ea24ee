import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import styles from './PreviewBar.module.css';

/** What an editor is told of the page that they preview. */
export interface Preview {
  readonly status: 'draft' | 'published';
  /** Required fields are still empty. */
  readonly hasGaps: boolean;
  /** The page that visitors see. */
  readonly publicHref: string;
}

interface PreviewBarProps extends Preview {
  readonly locale: Locale;
}

export function PreviewBar({ locale, status, hasGaps, publicHref }: PreviewBarProps) {
  const { label, draft, published, gaps, leave } = messagesFor(locale).preview;
  const { title, text } = status === 'draft' ? draft : published;
  return (
    <aside className={styles.bar} data-tone="orange" aria-label={label}>
      <p className={styles.words}>
        <strong>{title}</strong> {text} {hasGaps && gaps}
      </p>
      <ArrowLink href={publicHref}>{leave}</ArrowLink>
    </aside>
  );
}
