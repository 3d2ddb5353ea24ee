import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figures } from './Figures.tsx';

test('each number has a term, read before it', () => {
  expect(
    renderToStaticMarkup(<Figures figures={[{ value: '62 %', label: 'd’appels' }]} />),
  ).toMatch(/<dt[^>]*>d’appels<\/dt><dd[^>]*>62 %<\/dd>/);
});
