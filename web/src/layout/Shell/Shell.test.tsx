import { describe, expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf, linksOf, partOf } from '../test-html.ts';
import { Shell } from './Shell.tsx';

const page = <h1>Une page</h1>;
const shell = (...args: Parameters<typeof exampleFrame>) =>
  htmlOf(<Shell frame={exampleFrame(...args)}>{page}</Shell>);

describe('Shell', () => {
  test('starts with the skip link, which leads to a main area that takes focus', () => {
    const html = shell();
    expect(linksOf(html)[0]).toBe('#contenu');
    expect(html).toContain('<main id="contenu" tabindex="-1">');
    expect(partOf(html, 'main')).toContain('<h1>Une page</h1>');
  });

  test('writes no style attribute, which the content security policy would drop', () => {
    const studio = shell({ theme: 'studio', notice: 'Un avis' });
    for (const html of [shell(), shell({ locale: 'en' }), studio]) {
      expect(html).not.toMatch(/ style=/);
      expect(html).not.toMatch(/ on\w+=/);
    }
  });

  test('opens no link in another tab', () => {
    expect(shell()).not.toContain('target=');
  });

  test('gives each id once', () => {
    const ids = [...shell().matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('announces a notice, and only then', () => {
    expect(shell({ notice: 'Cet élément n’existe pas.' })).toMatch(
      /role="status".*Cet élément n’existe pas\./s,
    );
    expect(shell()).not.toContain('role="status"');
  });

  test('shows the meta navigation of a section, with the current page marked', () => {
    const html = shell({
      path: '/services/studio-numerique',
      metaNavigation: {
        title: 'Studio numérique',
        links: [
          { name: 'Vue d’ensemble', url: '/services/studio-numerique' },
          { name: 'Commerce électronique', url: '/services/ecommerce' },
        ],
      },
    });
    expect(html).toContain('aria-label="Dans la section « Studio numérique »"');
    expect(html).toMatch(/aria-current="page"[^>]*>Vue d’ensemble/);
    expect(shell()).not.toContain('Dans la section');
  });

  test('passes the contact form and the cookie settings to the footer', () => {
    const html = htmlOf(
      <Shell
        frame={exampleFrame()}
        contactForm={<form id="formulaire" />}
        cookieSettings={<button type="button">Témoins</button>}
      >
        {page}
      </Shell>,
    );
    expect(partOf(html, 'footer')).toContain('id="formulaire"');
    expect(partOf(html, 'footer')).toContain('Témoins');
  });
});
