import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TagList } from './TagList.tsx';

test('is a named list with one item a tag', () => {
  const html = renderToStaticMarkup(
    <TagList label="Sujets" tags={[{ name: 'Studio' }, { name: 'Loi 25' }]} />,
  );
  expect(html).toMatch(/^<ul .*aria-label="Sujets">/);
  expect(html.match(/<li>/g)).toHaveLength(2);
});
