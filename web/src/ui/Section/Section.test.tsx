import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Edge, Section, type Tone } from './Section.tsx';

const tones = readFileSync(new URL('../../styles/tones.css', import.meta.url), 'utf8');
const edges = readFileSync(new URL('./Section.module.css', import.meta.url), 'utf8');

test.each<Tone>(['paper', 'kraft', 'ink', 'orange'])('the tone %s is defined', (tone) => {
  expect(renderToStaticMarkup(<Section tone={tone}>…</Section>)).toContain(`data-tone="${tone}"`);
  expect(tones).toContain(`[data-tone="${tone}"]`);
});

test.each<Edge>(['2', 'arc', 'roofs'])('the edge %s is cut', (edge) => {
  expect(renderToStaticMarkup(<Section edge={edge}>…</Section>)).toContain(`data-edge="${edge}"`);
  expect(edges).toContain(`[data-edge="${edge}"]::before`);
});

test('is named by its heading', () => {
  expect(
    renderToStaticMarkup(
      <Section labelledBy="titre" id="partie">
        …
      </Section>,
    ),
  ).toMatch(/^<section .*id="partie" aria-labelledby="titre">/);
});
