import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewsBlock } from './NewsBlock.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Nouvelle ${index + 1}`,
    slug: `nouvelle-${index + 1}`,
    date: '2024-03-10',
    cover: undefined,
  }));

describe('NewsBlock', () => {
  it('links each item and shows its date', () => {
    const html = renderToStaticMarkup(<NewsBlock items={items(5)} locale="fr" />);
    expect(html).toContain('href="/nouvelle/nouvelle-5"');
    expect(html).toContain('10 . 03 . 2024');
    expect(html).toContain('href="/nouvelles"');
  });

  it('stands in one row below four items', () => {
    expect(renderToStaticMarkup(<NewsBlock items={items(3)} locale="fr" />)).toContain(
      'data-rows="1"',
    );
    expect(renderToStaticMarkup(<NewsBlock items={items(4)} locale="fr" />)).toContain(
      'data-rows="2"',
    );
  });

  it('is not there without news', () => {
    expect(renderToStaticMarkup(<NewsBlock items={[]} locale="fr" />)).toBe('');
  });
});
