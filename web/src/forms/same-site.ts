export interface SenderHeaders {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a post comes from a page of this site. Pages are cached whole and can carry no token;
 * browsers say themselves where a post comes from, and a page cannot forge it.
 */
export function isSameSite({ origin, fetchSite, host }: SenderHeaders, siteUrl: string): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined) return fetchSite === 'same-origin';
  if (origin === new URL(siteUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
