import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  cutAtMarks,
  markedAddress,
  piecesOf,
  splicedGzip,
  splicedPlain,
  withQuery,
} from './spliced.ts';

/** A page that links to itself twice with the query it was asked with. */
const drawnAt = (path: string, own: string) => {
  const { pathname, search } = markedAddress('https://salve.example', path, own);
  const href = `${pathname}${search.replaceAll('&', '&amp;')}&amp;lang=en`.replace('=&amp;&', '=&');
  return `<a href="${href}">EN</a>${'é'.repeat(5000)}<a href="${href}">English</a>`;
};

/** What grows most on the way into a link, in the longest query that is let in. */
const longest = Array(2048).fill('%28=').join('&');

it.each(['', 'utm_source=x', 'a=1&b=%22%3E&c=%C3%A9', longest])(
  'a stored page carries what its visitor came with: %.60s',
  async (foreign) => {
    const pieces = await piecesOf(cutAtMarks(drawnAt('/', 'tag=a')));
    const shown = foreign && `${foreign.replaceAll('&', '&amp;')}&amp;`;
    const link = `href="/?${shown}tag=a&amp;lang=en"`;
    const html = splicedPlain(pieces, foreign).toString();
    expect(html.split(link)).toHaveLength(3);
    expect(gunzipSync(splicedGzip(pieces, foreign)).toString()).toBe(html);
  },
);

it('so does a redirect', () => {
  const { search } = markedAddress('https://salve.example', '/', '');
  expect(withQuery(`/carriere${search}#postes`, '')).toBe('/carriere#postes');
  expect(withQuery(`/carriere${search}#postes`, 'utm=x')).toBe('/carriere?utm=x#postes');
  expect(withQuery(`/news${search}&lang=en`, 'utm=x')).toBe('/news?utm=x&lang=en');
  expect(withQuery(`/news${search}&lang=en`, '')).toBe('/news?lang=en');
});
