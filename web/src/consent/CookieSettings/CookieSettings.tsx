import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import styles from './CookieSettings.module.css';

interface CookieSettingsProps {
  readonly locale: Locale;
}

/** Opens the dialog again. Without JavaScript there is nothing to set. */
export function CookieSettings({ locale }: CookieSettingsProps) {
  const { layout, consent } = messagesFor(locale);
  return (
    <>
      <button className={styles.settings} type="button" data-cookie-settings hidden>
        {layout.cookieSettings}
      </button>
      <noscript>
        <p className={styles.untracked}>{consent.untracked}</p>
      </noscript>
    </>
  );
}
