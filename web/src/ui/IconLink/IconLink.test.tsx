import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconLink } from './IconLink.tsx';

test('is named by its label', () => {
  expect(
    renderToStaticMarkup(<IconLink href="/x" icon="linkedin" label="Salve sur LinkedIn" />),
  ).toMatch(/^<a href="\/x" .*aria-label="Salve sur LinkedIn">/);
});
