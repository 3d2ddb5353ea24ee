import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading, type HeadingLevel } from './Heading.tsx';

test.each<HeadingLevel>([1, 2, 3, 4, 5, 6])('level %d is an h%d of its own size', (level) => {
  const html = renderToStaticMarkup(<Heading level={level}>Titre</Heading>);
  expect(html).toMatch(new RegExp(`^<h${level} .*data-size="${level}".*>Titre</h${level}>$`));
});

test('size and level are separate', () => {
  const html = renderToStaticMarkup(
    <Heading level={2} size="poster">
      Titre
    </Heading>,
  );
  expect(html).toMatch(/^<h2 .*data-size="poster"/);
});

test('takes focus only when asked', () => {
  expect(renderToStaticMarkup(<Heading level={2}>Titre</Heading>)).not.toContain('tabindex');
  expect(
    renderToStaticMarkup(
      <Heading level={2} focusable id="titre">
        Titre
      </Heading>,
    ),
  ).toMatch(/id="titre" tabindex="-1"/);
});
