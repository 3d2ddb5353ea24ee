import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import styles from './transformation.module.css';

interface LinesProps {
  readonly lines: readonly string[];
  readonly locale: Locale;
}

/** Each line of the description steps in a little further than the one before. */
export function Lines({ lines, locale }: LinesProps) {
  return (
    <Grid className={styles.lines}>
      {lines.map((line) => (
        <p className={styles.line} key={line}>
          {line}
        </p>
      ))}
      <p className={styles.discuss}>
        <ArrowLink href="#pied" data-track="go_to_contact">
          {messagesFor(locale).services.discuss}
        </ArrowLink>
      </p>
    </Grid>
  );
}
