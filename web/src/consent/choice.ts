import { endOfDayOneMonthAhead } from './expiry.ts';

export type CookieChoice = 'accept-all' | 'refuse-optionals';

const name = 'cookie-policy';

/** What the visitor chose; `tbd` until then. */
export function readChoice(cookies: string): CookieChoice | 'tbd' {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === 'accept-all' || value === 'refuse-optionals' ? value : 'tbd';
}

/** The cookie that remembers a choice, as `document.cookie` takes it. */
export function choiceCookie(choice: CookieChoice, now: Date, isSecure: boolean): string {
  const expires = endOfDayOneMonthAhead(now).toUTCString();
  return `${name}=${choice}; Expires=${expires}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
