import { environment } from '../environment';

const site = new URL(environment.siteUrl);

/** Browsers read a backslash as a slash and drop tabs and line ends: what is left may be another host. */
const DISGUISE = /[\\\s\p{Cc}]/u;

/** Slashes, question marks and fragments that only show once a server has decoded the path. */
const ENCODED_MARKS = /%(?:2f|5c|3f|23)/i;

/** What an editor pasted from the address bar is the same as the path they could have typed. */
function withoutSite(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith(`${site.origin}/`) ? trimmed.slice(site.origin.length) : trimmed;
}

interface SiteAddress {
  /** Decoded and without a last slash: `/évènements`. */
  path: string;
  hasMore: boolean;
}

/** An address within the site, or undefined when a browser could read it as anything else. */
function within(text: string): SiteAddress | undefined {
  const address = withoutSite(text);
  if (!address.startsWith('/') || DISGUISE.test(address)) return undefined;
  const url = URL.canParse(address, site.origin) ? new URL(address, site.origin) : undefined;
  if (url?.origin !== site.origin) return undefined;
  if (url.pathname.includes('//') || ENCODED_MARKS.test(url.pathname)) return undefined;
  const path = decoded(url.pathname)?.replace(/(?<=.)\/$/, '');
  return path === undefined ? undefined : { path, hasMore: /[?#]/.test(address) };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Where a redirect may begin: the path of a page, in the one form that it is stored in. */
export function readSource(text: string): string | undefined {
  const address = within(text);
  return address?.hasMore ? undefined : address?.path;
}

/** Where a redirect may lead: an address within the site, or a full one with https. */
export function readDestination(text: string): string | undefined {
  if (within(text)) return withoutSite(text);
  const address = text.trim();
  if (!/^https:\/\/[^/]/i.test(address) || DISGUISE.test(address)) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && !url.username && !url.password ? address : undefined;
}

/** The page of this site that a destination names; none when it leads elsewhere. */
export const pathOf = (destination: string): string | undefined => within(destination)?.path;
