import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/** What was typed stands in the address, so that an answer can be shared and needs no script. */
export const searchName = 'q';
export const kindName = 'type';
export const pageName = 'page';

/** Where a field asks what may be meant by the words that are being typed. */
export const suggestPath = '/functions/suggest';
export const suggestHref = (locale: Locale): string => `${suggestPath}?lang=${locale}`;

export interface SearchAddress {
  readonly text: string;
  readonly kind?: string | undefined;
  readonly page?: number;
}

export function searchHref(locale: Locale, { text, kind, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ [searchName]: text });
  if (kind) query.set(kindName, kind);
  if (page > 1) query.set(pageName, String(page));
  return `${pathTo('search', locale)}?${query}`;
}

/** The words of an address at which there is nothing: what somebody hoped to find there. */
export function wordsOfPath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed escape is read as it stands.
  }
  return decoded
    .replace(/^\/en\//, '/')
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
