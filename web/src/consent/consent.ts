import { forgetAnalyticsCookies } from '../analytics/analytics-cookies.ts';
import { type CookieChoice, choiceCookie, readChoice } from './choice.ts';

export interface Measuring {
  /** `isNew` when the visitor has said yes just now. */
  start(isNew: boolean): void;
  /** Ends it for good; called only after `start`. */
  stop(): void;
}

/**
 * Makes the page agree with the stored choice: the dialog is shown while there is none, and visits
 * are measured only after a yes. Pages are the same for everyone, so the browser does this.
 */
export function startConsent(root: Document, measuring: Measuring): void {
  const dialog = root.querySelector<HTMLElement>('[data-cookie-dialog]');
  const settings = root.querySelector<HTMLElement>('[data-cookie-settings]');
  if (!dialog) return;
  let isMeasuring = false;
  let isReopened = false;

  const agree = (isNew = false, cookies = root.cookie) => {
    const choice = readChoice(cookies);
    dialog.hidden = choice !== 'tbd' && !isReopened;
    if (choice === 'accept-all') {
      if (!isMeasuring) measuring.start(isNew);
      isMeasuring = true;
      return;
    }
    forgetAnalyticsCookies(root);
    if (isMeasuring) measuring.stop();
    isMeasuring = false;
  };

  const close = () => {
    const hadFocus = dialog.contains(root.activeElement);
    const next = isReopened ? settings : root.querySelector('main');
    isReopened = false;
    agree(true);
    if (hadFocus && dialog.hidden) next?.focus({ preventScroll: true });
  };

  dialog.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest('button')?.value;
    if (!choice) return;
    root.cookie = choiceCookie(choice as CookieChoice, new Date(), location.protocol === 'https:');
    close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    // Only a dialog that was asked for is left without an answer.
    if (key === 'Escape' && isReopened) close();
  });
  if (settings) {
    settings.hidden = false;
    settings.addEventListener('click', () => {
      isReopened = true;
      agree();
      dialog.focus();
    });
  }
  // A choice made in another tab, or on a page visited after this one, counts here too.
  window.addEventListener('pageshow', ({ persisted }) => persisted && agree());
  root.addEventListener('visibilitychange', () => agree());
  if ('cookieStore' in window) {
    // A page may be told of a change before its own `document.cookie` shows it.
    cookieStore.addEventListener('change', async () => {
      const cookies = await cookieStore.getAll();
      agree(false, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    });
  }
  agree();
}
