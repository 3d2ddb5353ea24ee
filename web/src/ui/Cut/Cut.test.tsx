import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './Cut.examples.tsx';

const shapes = readFileSync(new URL('../../styles/shapes.css', import.meta.url), 'utf8');

test.each(examples)('$name is a shape that was drawn', ({ name, element }) => {
  expect(renderToStaticMarkup(element)).toContain(`data-shape="${name}"`);
  expect(shapes).toContain(`--shape-${name}:`);
});
