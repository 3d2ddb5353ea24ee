/** A visitor who has chosen sees the page without the dialog: that is most visits, and most tests. */
export const cookieChoice = (domain: string, value: 'accept-all' | 'refuse-optionals') => ({
  name: 'cookie-policy',
  value,
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict' as const,
});

/** Of a visitor who comes for the first time. */
export const noChoice = { cookies: [], origins: [] };
