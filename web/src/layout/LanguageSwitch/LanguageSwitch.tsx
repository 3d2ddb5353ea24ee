import { messagesFor } from '../../site/messages/messages.ts';
import type { Frame } from '../frame.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  readonly frame: Frame;
  /** `short` is EN or FR, `long` the language's name in itself. */
  readonly text: 'short' | 'long';
}

export function LanguageSwitch({ frame, text }: LanguageSwitchProps) {
  const { href, target } = frame.languageSwitch;
  const { switchShort, switchLong, switchLabel } = messagesFor(frame.locale).layout;
  const short = text === 'short';

  return (
    <a
      className={styles.switch}
      href={href}
      lang={target}
      hrefLang={target}
      aria-label={short ? switchLabel : undefined}
    >
      {short ? switchShort : switchLong}
    </a>
  );
}
