import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';

test('reads as one sentence', () => {
  const html = renderToStaticMarkup(<Stat before="Nous sommes" value="48" after="personnes." />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Nous sommes 48 personnes.');
});
