import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anchors } from './Anchors.tsx';

test('is a navigation named by its title', () => {
  const html = renderToStaticMarkup(
    <Anchors id="page" title="Sur cette page" anchors={[{ href: '#anchor-a', text: 'Audit' }]} />,
  );
  expect(html).toMatch(/^<nav [^>]*aria-labelledby="page"><h2 [^>]*id="page">Sur cette page/);
  expect(html).toMatch(/<a [^>]*href="#anchor-a">Audit/);
});
