import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The server's HTML without the islands' props, which repeat every text. For tests. */
export const htmlOf = (element: ReactElement) =>
  renderToStaticMarkup(element).replace(/ data-props="[^"]*"/g, '');

/** The first element of this name and all that is in it. */
export function partOf(html: string, tag: string): string {
  const part = new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0];
  if (part === undefined) throw new Error(`There is no <${tag}>.`);
  return part;
}

export const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
