import { describe, expect, it } from 'vitest';
import { type Locale, localeOf, otherLocale } from './locale.ts';
import { alternatesOf, ancestorsOf, localizePath, matchPath, pathTo, switchHref } from './paths.ts';
import { routeKeys, routeOf } from './routes.ts';

const url = (path: string) => new URL(path, 'https://salve.example');
const params = { slug: 'un-titre' };

describe('the route table', () => {
  it.each(routeKeys)('%s: both addresses lead to it and back', (key) => {
    for (const locale of ['fr', 'en'] as const) {
      const path = pathTo(key, locale, params);
      expect(matchPath(path)?.key).toBe(key);
      expect(localeOf(url(path))).toBe(locale);
    }
  });

  it('has no address twice', () => {
    const addresses = routeKeys.flatMap((key) => [routeOf(key).fr, routeOf(key).en]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names only pages that exist as parents and lists', () => {
    for (const key of routeKeys) {
      const { parent, list } = routeOf(key);
      for (const name of [parent, list]) if (name) expect(routeKeys).toContain(name);
    }
  });

  it('prefers a fixed address to one with a slug', () => {
    expect(matchPath('/securite/plainte')?.key).toBe('complaint');
    expect(matchPath('/securite/autre-chose')?.key).toBe('securityProcedure');
  });

  it('reads a slug with its escapes, and finds nothing for a broken one', () => {
    expect(matchPath('/nouvelle/d%C3%A9j%C3%A0')?.params).toEqual({ slug: 'déjà' });
    expect(matchPath('/nouvelle/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
  });

  it.each([
    '/nowhere',
    '/en/nowhere',
    '/services/',
    '/EN/services',
    '//evil.example',
    '/nouvelle/',
  ])('knows no page at %s', (path) => expect(matchPath(path)).toBeUndefined());
});

describe('the language of an address', () => {
  it.each<[string, Locale]>([
    ['/', 'fr'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/news', 'en'],
    ['/enseigne', 'fr'],
    ['/services?lang=en', 'en'],
    ['/services?lang=fr', 'fr'],
    ['/services?lang=EN', 'fr'],
    ['/en/services?lang=fr', 'en'],
    ['/nowhere/en/services', 'fr'],
  ])('%s is %s', (path, locale) => expect(localeOf(url(path))).toBe(locale));
});

describe('switching languages', () => {
  it.each(routeKeys.filter((key) => !routeOf(key).fr.includes(':')))(
    '%s leads to its counterpart, in both directions',
    (key) => {
      for (const locale of ['fr', 'en'] as const) {
        const target = otherLocale(locale);
        const from = url(pathTo(key, locale));
        const href = switchHref(from, matchPath(from.pathname), alternatesOf(key), target);
        expect(href).toBe(`${pathTo(key, target)}?lang=${target}`);
      }
    },
  );

  it('keeps the query and sets lang once', () => {
    const from = url('/en/news?tag=careers&lang=en&utm=x');
    const href = switchHref(from, matchPath(from.pathname), alternatesOf('news'), 'fr');
    expect(href).toBe('/nouvelles?tag=careers&lang=fr&utm=x');
  });

  it('leads an entry without translation to the list, with a notice', () => {
    const from = url('/nos-realisations/seulement-ici');
    const href = switchHref(from, matchPath(from.pathname), { fr: from.pathname }, 'en');
    expect(href).toBe('/en/case-studies?lang=en&notice=untranslated');
  });

  it('does not carry a notice along', () => {
    const from = url('/en/case-studies?lang=en&notice=untranslated');
    const href = switchHref(from, matchPath(from.pathname), alternatesOf('caseStudies'), 'fr');
    expect(href).toBe('/nos-realisations?lang=fr');
  });

  it('leads an unknown path home', () => {
    expect(switchHref(url('/nowhere'), undefined, {}, 'en')).toBe('/en/homepage?lang=en');
  });
});

describe('addresses that editors write', () => {
  it('finds a page by its French address in both languages', () => {
    expect(localizePath('/contact', 'en')).toBe('/en/contact');
    expect(localizePath('/contact', 'fr')).toBe('/contact');
  });

  it('knows no English address for one French entry', () => {
    expect(localizePath('/nouvelle/une', 'en')).toBeUndefined();
    expect(localizePath('/nouvelle/une', 'fr')).toBe('/nouvelle/une');
  });
});

it('names the pages above a page, outermost first', () => {
  expect(ancestorsOf('accessibilityTopic')).toEqual(['home', 'services', 'accessibility']);
});

it('complains when an address lacks its slug', () => {
  expect(() => pathTo('article', 'fr')).toThrow('needs "slug"');
});
