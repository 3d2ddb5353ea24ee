import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentBlock } from './ContentBlock.tsx';

test('heading level, side and theme', () => {
  const html = renderToStaticMarkup(
    <ContentBlock title="Former" headingLevel={3} orientation="right" theme="reversed">
      <p>Texte</p>
    </ContentBlock>,
  );
  expect(html).toMatch(/<h3 [^>]*>Former<\/h3>/);
  expect(html).toContain('data-side="right"');
  expect(html).toContain('data-tone="ink"');
});

test('a block that links lead to can show it has been reached', () => {
  const html = renderToStaticMarkup(
    <ContentBlock title="Former" id="anchor-formation">
      <p>Texte</p>
    </ContentBlock>,
  );
  expect(html).toMatch(/^<section [^>]*id="anchor-formation"/);
  expect(html).toMatch(/<h2 [^>]*tabindex="-1"/);
});
