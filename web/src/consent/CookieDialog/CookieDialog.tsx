import type { CookiePolicy } from '../../content/schema/cookie-policy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml.tsx';
import type { CookieChoice } from '../choice.ts';
import styles from './CookieDialog.module.css';

interface CookieDialogProps {
  readonly policy: CookiePolicy;
}

const values = { accept: 'accept-all', refuse: 'refuse-optionals' } satisfies Record<
  string,
  CookieChoice
>;

/** Hidden until the browser finds that no choice is stored. It asks; it does not block reading. */
export function CookieDialog({ policy: { title, html, accept, refuse } }: CookieDialogProps) {
  return (
    <div
      className={styles.dialog}
      role="dialog"
      aria-labelledby="cookie-title"
      tabIndex={-1}
      data-cookie-dialog
      hidden
    >
      <div className={styles.inside}>
        <Heading level={2} size={4} id="cookie-title">
          {title}
        </Heading>
        <SafeHtml html={html} className={styles.text} />
        <div className={styles.actions}>
          <Button value={values.accept}>{accept}</Button>
          <Button value={values.refuse}>{refuse}</Button>
        </div>
      </div>
    </div>
  );
}
