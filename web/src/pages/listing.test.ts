import { describe, expect, it } from 'vitest';
import {
  chosenFrom,
  counterparts,
  countPages,
  listHref,
  requestedPage,
  switchedQuery,
  toggled,
} from './listing.ts';
import { PageNotFound } from './page.ts';

const at = (query: string) => new URL(`https://salve.example/nouvelles${query}`);
const accessibility = {
  slug: 'accessibilite',
  localizations: [{ id: 9, locale: 'en' as const, slug: 'accessibility' }],
};
const office = { slug: 'vie-de-bureau', localizations: [] };

describe('requestedPage', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=deux', 1],
    ['?page=1e3', 1],
    ['?page=99999999999', 1],
  ])('reads %j as page %i', (query, page) => {
    expect(requestedPage(at(query))).toBe(page);
  });
});

describe('countPages', () => {
  it('counts the last, incomplete page and gives an empty list one page', () => {
    expect(countPages(14, 5, 3)).toBe(3);
    expect(countPages(0, 5, 1)).toBe(1);
  });

  it('knows no page beyond the last', () => {
    expect(() => countPages(14, 5, 4)).toThrow(PageNotFound);
    expect(() => countPages(0, 5, 2)).toThrow(PageNotFound);
  });
});

describe('chosenFrom', () => {
  it('finds several, ignores unknown ones, and understands both languages', () => {
    const choices = [accessibility, office];
    expect(chosenFrom(at('?tag=vie-de-bureau&tag=x&tag=accessibilite'), ['tag'], choices)).toEqual([
      accessibility,
      office,
    ]);
    expect(chosenFrom(at('?tag=accessibility'), ['tag'], choices)).toEqual([accessibility]);
    expect(chosenFrom(at('?tag='), ['tag'], choices)).toEqual([]);
  });
});

describe('addresses of a list', () => {
  it('name search, filters and page, and nothing that goes without saying', () => {
    expect(listHref('/nouvelles', 'tag', { filters: [], page: 1 })).toBe('/nouvelles');
    expect(listHref('/nouvelles', 'tag', { filters: ['a', 'b'], page: 2 })).toBe(
      '/nouvelles?tag=a&tag=b&page=2',
    );
    expect(listHref('/blogues', 'categorie', { filters: [], page: 1, search: 'é & co' })).toBe(
      '/blogues?q=%C3%A9+%26+co',
    );
  });

  it('toggle a filter', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('survive a language switch: filters translated or dropped, foreign parameters kept', () => {
    const filters = counterparts([accessibility, office], 'fr');
    expect(filters).toEqual(['accessibility']);
    const url = at('?utm_source=x&tag=accessibilite&tag=vie-de-bureau&page=2');
    expect(switchedQuery(url, ['tag'], 'tag', { filters, page: 1 }).toString()).toBe(
      'utm_source=x&tag=accessibility',
    );
  });
});
