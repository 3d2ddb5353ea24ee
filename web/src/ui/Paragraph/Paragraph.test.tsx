import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Paragraph } from './Paragraph.tsx';

test('is a paragraph of level 2 unless told otherwise', () => {
  expect(renderToStaticMarkup(<Paragraph>Texte</Paragraph>)).toMatch(/^<p .*data-level="2"/);
  expect(renderToStaticMarkup(<Paragraph level="2-down">Texte</Paragraph>)).toContain(
    'data-level="2-down"',
  );
});
