import { describe, expect, test } from 'vitest';
import { navigationFor } from '../../site/navigation.ts';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf, linksOf, partOf } from '../test-html.ts';
import { phoneHref } from './contact-href.ts';
import { Footer } from './Footer.tsx';

const footer = (...args: Parameters<typeof exampleFrame>) =>
  htmlOf(<Footer frame={exampleFrame(...args)} />);

describe('Footer', () => {
  test('is where links to the contact block lead', () => {
    expect(footer()).toMatch(/^<footer[^>]* id="pied"/);
  });

  test('groups the navigation by level; security sub-pages are here and nowhere else', () => {
    const links = linksOf(partOf(footer(), 'nav'));
    for (const shown of [
      '/services',
      '/contact',
      '/services/studio-numerique',
      '/securite/plainte',
      '/termes',
    ]) {
      expect(links).toContain(shown);
    }
  });

  test('leaves out what is for the sidebar only', () => {
    const links = linksOf(footer());
    expect(links).not.toContain('/accessibilite-site');
    expect(links).not.toContain('/securite');
  });

  test('shows secondary items that are not for the sidebar only', () => {
    const item = { name: 'Infolettre', url: '/a-propos', subRoutes: [], sidebarOnly: false };
    const navigation = [...navigationFor('fr'), { ...item, level: 'secondary' as const }];
    expect(footer({ navigation })).toContain('Infolettre');
  });

  test('has the certification mark, the year, the home link and the language link', () => {
    const html = footer();
    expect(html).toContain('aria-label="Certifié ISO 9001:2015"');
    expect(html).toContain('© 2031 Salve.');
    expect(html).toMatch(/href="\/" aria-label="Salve, page d’accueil"/);
    expect(html).toMatch(/lang="en"[^>]*>English<\/a>/);
  });

  test('without the form, the contact block says how to write and call', () => {
    const html = footer();
    expect(html).toContain('Dites-nous bonjour.');
    expect(html).toContain('href="mailto:info@salve.example"');
    expect(html).toContain('href="tel:+14185550142"');
    expect(html).toContain('Écrivez-nous');
  });

  test('the contact page, which has the form itself, gets no contact block', () => {
    const html = footer({ footerContact: false });
    expect(html).not.toContain('Dites-nous bonjour.');
    expect(html).not.toContain('Écrivez-nous');
  });

  test('has no place for cookie settings when there are none', () => {
    expect(footer()).not.toMatch(/<li>\s*<\/li>/);
  });

  test('marks the current page', () => {
    expect(footer({ path: '/securite/plainte' })).toMatch(
      /href="\/securite\/plainte" aria-current="page"/,
    );
  });
});

describe('phoneHref', () => {
  test.each([
    ['418 555-0142', 'tel:+14185550142'],
    ['1 418 555-0142', 'tel:+14185550142'],
    ['+33 1 55 50 14 20', 'tel:+33155501420'],
  ])('%s is %s', (phone, href) => {
    expect(phoneHref({ ...exampleFrame().contact, phone })).toBe(href);
  });
});
