import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Below } from './Below.tsx';

const css = readFileSync(new URL('./Below.module.css', import.meta.url), 'utf8');

test('takes the heights that its page reckons with', () => {
  expect(renderToStaticMarkup(<Below className="heights">…</Below>)).toMatch(
    /^<div class="[^"]*\bheights">…<\/div>$/,
  );
  expect(css).toContain('var(--height)');
  expect(css).toContain('var(--height-wide)');
});

test('is laid out at once for paper', () => {
  const outsideOfScreens = css.replaceAll(/@media screen[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  expect(outsideOfScreens).not.toContain('content-visibility');
});
