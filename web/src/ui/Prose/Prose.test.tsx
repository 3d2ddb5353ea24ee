import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

test('is a column unless it is an article', () => {
  expect(renderToStaticMarkup(<Prose>…</Prose>)).toContain('data-layout="column"');
  expect(renderToStaticMarkup(<Prose layout="article">…</Prose>)).toContain(
    'data-layout="article"',
  );
});
