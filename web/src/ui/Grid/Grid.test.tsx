import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid } from './Grid.tsx';

test('takes the element its content needs', () => {
  expect(
    renderToStaticMarkup(
      <Grid as="ul">
        <li>Un</li>
      </Grid>,
    ),
  ).toMatch(/^<ul class=".+"><li>Un<\/li><\/ul>$/);
});
