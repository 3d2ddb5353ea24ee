import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import styles from './UnknownFilter.module.css';

/** An address names a filter that there is not, or no longer: the list says that it is not narrowed. */
export function UnknownFilter({ locale }: { readonly locale: Locale }) {
  return (
    <Grid>
      <div className={styles.unknown}>
        <Notice kind="info">
          <p>{messagesFor(locale).filter.unknown}</p>
        </Notice>
      </div>
    </Grid>
  );
}
