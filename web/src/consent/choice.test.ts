import { expect, it } from 'vitest';
import { choiceCookie, readChoice } from './choice.ts';

it.each([
  ['', 'tbd'],
  ['_ga=1; cookie-policy=accept-all', 'accept-all'],
  ['cookie-policy=refuse-optionals; x=y', 'refuse-optionals'],
  ['cookie-policy=', 'tbd'],
  ['cookie-policy=yes', 'tbd'],
  ['my-cookie-policy=accept-all', 'tbd'],
])('"%s" reads as %s', (cookies, choice) => {
  expect(readChoice(cookies)).toBe(choice);
});

it('writes a strict cookie for the whole site, secure where the site is', () => {
  const now = new Date('2026-11-15T12:00:00-05:00');
  const cookie =
    'cookie-policy=accept-all; Expires=Wed, 16 Dec 2026 04:59:59 GMT; Path=/; SameSite=Strict';
  expect(choiceCookie('accept-all', now, false)).toBe(cookie);
  expect(choiceCookie('accept-all', now, true)).toBe(`${cookie}; Secure`);
});
