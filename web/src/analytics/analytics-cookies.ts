/** Cookies that Google's tags set in the site's name. */
const analyticsCookie = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|__utm|FPID|FPLC)/;

/** They may have been set for this host or for any domain above it: each has to be named. */
export function forgetAnalyticsCookies(root: Document): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of root.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!analyticsCookie.test(name)) continue;
    for (const domain of ['', ...domains]) root.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
