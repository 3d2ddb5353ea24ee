import { describe, expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf, linksOf, partOf } from '../test-html.ts';
import { Sidebar } from './Sidebar.tsx';

const sidebar = (...args: Parameters<typeof exampleFrame>) =>
  htmlOf(<Sidebar frame={exampleFrame(...args)} />);

describe('Sidebar', () => {
  test('without JavaScript the platform opens and closes the drawer', () => {
    const html = sidebar();
    const drawer = partOf(html, 'dialog');
    expect(partOf(html, 'button')).toContain('popoverTarget="menu"');
    expect(drawer).toContain('id="menu"');
    expect(drawer).toContain('popover="auto"');
    expect(partOf(drawer, 'button')).toContain('popoverTargetAction="hide"');
    expect(html).not.toContain('aria-expanded');
  });

  test('lists the home, all levels but securite, and what is for the sidebar only', () => {
    const links = linksOf(sidebar());
    expect(links[0]).toBe('/');
    for (const shown of ['/services', '/contact', '/accessibilite-site', '/securite']) {
      expect(links).toContain(shown);
    }
    expect(links).not.toContain('/securite/plainte');
  });

  test('an item that unfolds leads to its own page too', () => {
    expect(sidebar()).toMatch(/href="\/services"[^>]*>Vue d’ensemble/);
    expect(partOf(sidebar(), 'details')).toMatch(/^<details open/);
  });

  test('lists the social links by their well-spelt names, in the same tab', () => {
    const html = sidebar();
    expect(html).toContain('aria-label="Salve sur Facebook"');
    expect(html).toContain('aria-label="Salve sur LinkedIn"');
    expect(html).toContain('/icons.svg#globe');
    expect(html).not.toContain('target="');
  });

  test('has the language link', () => {
    expect(sidebar()).toMatch(/href="\/en\/about\?lang=en"[^>]*lang="en"[^>]*>English/);
  });

  test('marks the current page', () => {
    expect(sidebar()).toMatch(/href="\/a-propos" aria-current="page"/);
    expect(sidebar({ locale: 'en', path: '/en/homepage' })).toMatch(
      /href="\/en\/homepage\?lang=en" aria-current="page"/,
    );
  });
});
