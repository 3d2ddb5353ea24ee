import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('leads up, and marks the page itself, which is no link', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      label="Fil d’Ariane"
      trail={[{ name: 'Accueil', href: '/' }]}
      current="Nouvelles"
    />,
  );
  expect(html).toMatch(/^<nav .*aria-label="Fil d’Ariane">/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<span [^>]*aria-current="page">Nouvelles<\/span>/);
});
