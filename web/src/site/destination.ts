/** Browsers read a backslash as a slash and drop tabs and line ends: what is left may be another host. */
const disguise = /[\\\s\p{Cc}]/u;

export interface Destination {
  /** Within the site: its path, readable and without a last slash. Undefined when it leads elsewhere. */
  readonly path: string | undefined;
  readonly url: URL;
}

/** The path in the form in which redirects are compared, whatever way it was encoded. */
export function readablePath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape is no path that an editor could have written.
    return path;
  }
}

/**
 * Where a redirect leads. Only a full address with https leaves the site: whatever else a browser
 * would read as another host is none. The content service refuses those as well; a redirect is no
 * place for trust.
 */
export function readDestination(text: string, siteUrl: string): Destination | undefined {
  if (disguise.test(text)) return undefined;
  const site = new URL(siteUrl);
  const isPath = text.startsWith('/');
  if (!isPath && !/^https:\/\/[^/]/i.test(text)) return undefined;
  const url = URL.canParse(text, site.origin) ? new URL(text, site.origin) : undefined;
  if (!url || url.username || url.password) return undefined;
  if (url.origin !== site.origin) return isPath ? undefined : { path: undefined, url };
  // Sent as a path, `//host` would be read as an address elsewhere.
  return url.pathname.startsWith('//') ? undefined : { path: readablePath(url.pathname), url };
}

/** The address to send a visitor to, with the query they came with. */
export function locationOf({ path, url }: Destination, search: string): string {
  const target = new URL(url);
  if (search) target.search = target.search ? `${target.search}&${search.slice(1)}` : search;
  return path === undefined ? target.href : `${target.pathname}${target.search}${target.hash}`;
}
