import { describe, expect, test } from 'vitest';
import { navigationFor } from '../../site/navigation.ts';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf, linksOf } from '../test-html.ts';
import { Navbar } from './Navbar.tsx';

const navbar = (...args: Parameters<typeof exampleFrame>) =>
  htmlOf(<Navbar frame={exampleFrame(...args)} />);

describe('Navbar', () => {
  test('leaves out what is for the sidebar only, the level securite and small print', () => {
    const links = linksOf(navbar());
    expect(links).toContain('/services');
    expect(links).toContain('/contact');
    for (const hidden of ['/accessibilite-site', '/securite', '/securite/plainte', '/termes']) {
      expect(links).not.toContain(hidden);
    }
  });

  test('a sidebar-only item stays out whatever its level', () => {
    const [first, ...rest] = navigationFor('fr');
    if (!first) throw new Error('The navigation is empty.');
    const links = linksOf(navbar({ navigation: [{ ...first, sidebarOnly: true }, ...rest] }));
    expect(links).not.toContain('/services');
  });

  test('an item with sub-routes has its link, a disclosure and its list', () => {
    const html = navbar();
    expect(html).toContain('aria-label="Sous-menu de « Services »"');
    expect(html).toContain('data-count="7"');
    expect(linksOf(html)).toContain('/services/studio-numerique');
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  test('the disclosure controls the list beside it', () => {
    const html = navbar();
    const controlled = /aria-controls="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${controlled}"`);
  });

  test('says nothing of being open before it is awake: CSS decides until then', () => {
    expect(navbar()).not.toContain('aria-expanded');
  });

  test('marks the current page, once', () => {
    const html = navbar({ path: '/carriere' });
    expect(html).toMatch(/href="\/carriere" aria-current="page"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  test('marks the item above the current page for the eye', () => {
    const html = navbar({ path: '/services/ecommerce' });
    expect(html).toMatch(/data-holds-current="true"/);
    expect(html).toMatch(/href="\/services\/ecommerce" aria-current="page"/);
  });

  test('an external link stays in the same tab', () => {
    const navigation = navigationFor('fr', { blogExternalUrl: 'https://blogue.example/' });
    const html = navbar({ navigation });
    expect(linksOf(html)).toContain('https://blogue.example/');
    expect(html).not.toContain('target=');
  });
});
