import { readAddress } from '../../../web/src/site/query.ts';

/** How a copy calls what stands at an address. */
export interface Named {
  readonly path: string;
  /** What of its query changes the page, in one form. */
  readonly own: string;
  /** False for what cannot be written down beforehand: the site itself shows it. */
  readonly isHeld: boolean;
}

/** Narrow a list down. */
export const filterNames: readonly string[] = ['tag', 'categorie', 'category'];
/** For the site alone, or for who sends something. */
const notPublished = /^\/(?:functions|hooks|preview|healthz|readyz|metrics)(?:\/|$)/;

/**
 * Lists are written down page by page, with one filter or none: two filters and more are many, and
 * searches are without number.
 */
export function nameOf(address: string): Named {
  const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const { own, isKept } = readAddress(path, search);
  const names = [...new URLSearchParams(own).keys()];
  const isHeld = isKept && !names.includes('lang') && !notPublished.test(path);
  return { path, own, isHeld };
}

export const addressOf = ({ path, own }: Named): string => (own ? `${path}?${own}` : path);

/** The file of a page. No address has an ampersand in its path, so none is mistaken for another. */
export function pageFile({ path, own }: Pick<Named, 'path' | 'own'>): string {
  const name = path === '/' ? '/index' : decodeURIComponent(path);
  return `${name}${own && `&${own}`}.html`;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

export const unescaped = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

const picture = /\/media\/(?:_|w_\d+,f_[a-z]+)\/uploads\/[\w.-]+/g;

/** The addresses of this site that a page names: its links, and every variant of its pictures. */
export function addressesIn(html: string, siteUrl: string): string[] {
  const links = [...html.matchAll(/\shref="([^"#]*)/gi)]
    .map(([, href = '']) => unescaped(href))
    .map((href) => (href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href))
    .filter((href) => /^\/(?![/\\])/.test(href));
  const pictures = [...html.matchAll(picture)].map(([address]) => address);
  return [...new Set([...links, ...pictures])];
}
