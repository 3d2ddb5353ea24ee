import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseStudies, testimonies } from './Carousel.examples.tsx';
import carousel from './Carousel.island.tsx';

const { Component } = carousel;

describe('the carousel before it wakes', () => {
  const html = renderToStaticMarkup(<Component {...caseStudies} />);

  it('shows every slide, so that all can be reached without a script', () => {
    expect(html.match(/aria-roledescription="diapositive"/g)).toHaveLength(3);
    expect(html).toContain('La file a disparu');
    expect(html).toContain('href="/nos-realisations/2"');
    expect(html).not.toContain('inert');
  });

  it('names itself and its slides as the ARIA practices ask', () => {
    expect(html).toContain('aria-roledescription="carrousel"');
    expect(html).toContain('aria-labelledby="exemple-realisations"');
    expect(html).toContain('id="exemple-realisations"');
    expect(html).toContain('aria-label="1 sur 3"');
  });

  it('lets the keyboard scroll its list', () => {
    expect(html).toMatch(/tabindex="0" role="group"/);
  });

  it('has a polite live region with nothing to say', () => {
    expect(html).toMatch(/aria-live="polite"><\/p>/);
  });

  it('tells links with the same words apart', () => {
    expect(html).toMatch(/Lire l’étude de cas<span[^>]*> : La file a disparu/);
  });
});

describe('testimonies', () => {
  const html = renderToStaticMarkup(<Component {...testimonies} />);

  it('show who speaks, with and without a position', () => {
    expect(html).toMatch(/<strong>Inès Moreau<\/strong><span>designer<\/span>/);
    expect(html).toMatch(/<strong>Fatima Benali<\/strong><\/figcaption>/);
  });

  it('do without a portrait', () => {
    expect(html).not.toContain('<img');
    expect(html).toContain('#quotes');
  });
});

it('a single slide needs no tools', () => {
  const { content, ...rest } = testimonies;
  if (content.type !== 'testimony') throw new Error('The example has changed.');
  const one = { ...content, slides: content.slides.slice(0, 1) };
  const labels = { ...rest.labels, positions: ['1 sur 1'] };
  const html = renderToStaticMarkup(<Component {...rest} labels={labels} content={one} />);
  expect(html).not.toContain('<button');
});
