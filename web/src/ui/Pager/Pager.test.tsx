import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pager } from './Pager.tsx';
import { pagerItems } from './pager-items.ts';

function render(current: number, total: number) {
  return renderToStaticMarkup(
    <Pager
      label="Pages"
      current={current}
      total={total}
      hrefOf={(page) => `?page=${page}`}
      previousLabel="Précédente"
      nextLabel="Suivante"
      pageLabel={(page) => `Page ${page}`}
    />,
  );
}

describe('which pages are listed', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %d of %d', (current, total, items) => {
    expect(pagerItems(current, total)).toEqual(items);
  });
});

test('nothing where there is one page', () => {
  expect(render(1, 1)).toBe('');
});

test('marks the current page and names each', () => {
  const html = render(2, 3);
  expect(html).toContain('aria-label="Page 2" aria-current="page"');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('leads one page back and one on', () => {
  const html = render(2, 3);
  expect(html).toMatch(/href="\?page=1" rel="prev"/);
  expect(html).toMatch(/href="\?page=3" rel="next"/);
});

test('has no link before the first page or after the last', () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
});
