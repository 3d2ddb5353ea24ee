import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('its words can be read, so they are not removed', () => {
  expect(renderToStaticMarkup(<VisuallyHidden id="x">suite</VisuallyHidden>)).toMatch(
    /id="x">suite</,
  );

  const css = readFileSync(new URL('./VisuallyHidden.module.css', import.meta.url), 'utf8');
  expect(css).not.toMatch(/display:\s*none|visibility/);
});
