import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './UpdateBanner.module.css';

interface UpdateBannerProps {
  readonly locale: Locale;
}

/** The region is always there, so that what appears in it is read out. */
export function UpdateBanner({ locale }: UpdateBannerProps) {
  const { ready, refresh, dismiss } = messagesFor(locale).updates;
  return (
    <div role="status">
      <div className={styles.banner} data-tone="ink" data-update hidden>
        <p>{ready}</p>
        <div className={styles.actions}>
          <Button className={styles.refresh} value="refresh">
            {refresh}
          </Button>
          <Button type="link" value="dismiss">
            {dismiss}
          </Button>
        </div>
      </div>
    </div>
  );
}
