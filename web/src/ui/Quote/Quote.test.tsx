import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './Quote.tsx';

test('tells the words from who said them', () => {
  const html = renderToStaticMarkup(
    <Quote author="Béatrice Gagnon" position="Directrice">
      Il n’y avait personne dehors.
    </Quote>,
  );
  expect(html).toMatch(/<blockquote.*Il n’y avait personne dehors\..*<\/blockquote>/);
  expect(html).toMatch(/<figcaption.*Béatrice Gagnon.*Directrice.*<\/figcaption>/);
  expect(html).not.toMatch(/[«»“”]/);
});

test('has no empty caption', () => {
  expect(renderToStaticMarkup(<Quote>Anonyme</Quote>)).not.toContain('figcaption');
});
