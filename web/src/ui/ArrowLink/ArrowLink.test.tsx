import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowLink } from './ArrowLink.tsx';

test('leads on, with an arrow after the words', () => {
  expect(renderToStaticMarkup(<ArrowLink href="/realisations">Voir tout</ArrowLink>)).toMatch(
    /^<a href="\/realisations".*>Voir tout<svg.*#arrow"/,
  );
});

test('points down when it stays in the page', () => {
  expect(
    renderToStaticMarkup(
      <ArrowLink href="#contact" icon="arrow-down">
        Discutons-en
      </ArrowLink>,
    ),
  ).toContain('#arrow-down"');
});
