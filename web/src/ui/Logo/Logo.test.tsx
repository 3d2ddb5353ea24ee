import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test('is named only where nothing else names it', () => {
  expect(renderToStaticMarkup(<Logo label="Salve, accueil" />)).toContain(
    'role="img" aria-label="Salve, accueil"',
  );
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});

test('the anniversary lockup is wider and draws more', () => {
  const plain = renderToStaticMarkup(<Logo />);
  const anniversary = renderToStaticMarkup(<Logo anniversary />);

  expect(plain.match(/<path/g)).toHaveLength(2);
  expect(anniversary.match(/<path/g)).toHaveLength(4);
  expect(anniversary).toContain('viewBox="0 0 350 108"');
});
