import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('announces what is awaited', () => {
  expect(renderToStaticMarkup(<Spinner label="Chargement" />)).toMatch(
    /^<span role="status">.*Chargement/,
  );
});

test('is silent beside words', () => {
  const html = renderToStaticMarkup(<Spinner />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('role=');
});

test('turns once in 1.5 seconds', () => {
  const css = readFileSync(new URL('./Spinner.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/animation: nod 1\.5s/);
});
