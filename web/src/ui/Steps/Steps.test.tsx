import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

test('is an ordered list whose drawn numbers are not read twice', () => {
  const html = renderToStaticMarkup(
    <Steps steps={[{ title: 'Écouter' }, { title: 'Réparer', href: '#reparer' }]} />,
  );
  expect(html).toMatch(/^<ol /);
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toMatch(/aria-hidden="true">2<\/span>/);
  expect(html).toContain('<a href="#reparer">Réparer</a>');
});
