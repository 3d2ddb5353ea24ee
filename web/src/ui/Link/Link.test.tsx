import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, type LinkTheme } from './Link.tsx';

test.each<LinkTheme>(['default', 'dark', 'light', 'light-dark'])('theme %s', (theme) => {
  const html = renderToStaticMarkup(
    <Link href="/suite" theme={theme}>
      Lire
    </Link>,
  );
  expect(html).toMatch(new RegExp(`^<a href="/suite" .*data-ink="${theme}">Lire</a>$`));
});

test('shows when it leaves the site, and stays in the tab', () => {
  const html = renderToStaticMarkup(
    <Link href="https://www.w3.org/" external>
      W3C
    </Link>,
  );
  expect(html).toContain('#external"');
  expect(html).not.toContain('target');
});
