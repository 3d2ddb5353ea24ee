import { describe, expect, it } from 'vitest';
import {
  inNavbar,
  inSidebar,
  isCurrent,
  isStudioPath,
  metaNavigationOf,
  navigationFor,
} from './navigation.ts';

describe('menus', () => {
  it('never show the level securite', () => {
    const items = navigationFor('fr');
    expect(items.some(({ level }) => level === 'securite')).toBe(true);
    expect([...inNavbar(items), ...inSidebar(items)].map(({ level }) => level)).not.toContain(
      'securite',
    );
  });

  it('keep sidebarOnly items out of the navbar alone', () => {
    const items = navigationFor('en');
    expect(inNavbar(items).map(({ name }) => name)).not.toContain('Security');
    expect(inSidebar(items).map(({ name }) => name)).toContain('Security');
  });

  it('take the editors’ items, in the page’s language, without those that lead nowhere', () => {
    const edited = [
      {
        title: 'Write to us',
        route: '/contact',
        level: 'primary' as const,
        subRoutes: [
          { title: 'Gone', route: '/disparu' },
          { title: 'Us', route: '/a-propos' },
        ],
      },
      { title: 'Gone', route: '/disparu', level: 'primary' as const, subRoutes: [] },
      {
        title: 'Shop',
        route: 'https://boutique.example',
        level: 'primary' as const,
        subRoutes: [],
      },
    ];
    const items = navigationFor('en', { edited });
    expect(items.map(({ name, url }) => [name, url])).toEqual([
      ['Write to us', '/en/contact'],
      ['Shop', 'https://boutique.example'],
    ]);
    expect(items[0]?.subRoutes).toEqual([{ name: 'Us', url: '/en/about' }]);
  });

  it('lead to an external blog in French only', () => {
    const options = { blogExternalUrl: 'https://blogue.example' };
    const blogOf = (locale: 'fr' | 'en') =>
      navigationFor(locale, options).find(({ name }) => name.startsWith('Blog'))?.url;
    expect(blogOf('fr')).toBe('https://blogue.example');
    expect(blogOf('en')).toBe('/en/blog');
  });
});

it('marks only the page’s own link as current', () => {
  const link = { name: 'Services', url: '/services' };
  expect(isCurrent(link, '/services')).toBe(true);
  expect(isCurrent(link, '/services/ecommerce')).toBe(false);
});

describe('sections with a navigation of their own', () => {
  it.each([
    ['/services/studio-numerique', 'studio'],
    ['/en/services/digital-studio', 'studio'],
    ['/services/accessibilite-web-numerique', 'accessibility'],
    ['/services/accessibilite-web-numerique/audit', 'accessibility'],
    ['/en/services/web-accessibility/audit', 'accessibility'],
    ['/services/ecommerce', undefined],
    ['/', undefined],
  ])('%s: %s', (path, section) => expect(metaNavigationOf(path)).toBe(section));

  it('gives the studio its theme in both languages', () => {
    expect(isStudioPath('/services/studio-numerique')).toBe(true);
    expect(isStudioPath('/en/services/digital-studio')).toBe(true);
    expect(isStudioPath('/services')).toBe(false);
  });
});
