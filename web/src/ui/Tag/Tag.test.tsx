import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tag } from './Tag.tsx';

test('is a link only when it leads somewhere', () => {
  expect(renderToStaticMarkup(<Tag>Studio</Tag>)).toMatch(/^<span/);
  expect(renderToStaticMarkup(<Tag href="/studio">Studio</Tag>)).toMatch(/^<a .*href="\/studio"/);
});
