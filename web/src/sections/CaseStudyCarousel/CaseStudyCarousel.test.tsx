import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseStudies } from '../../content/schema/case-study.ts';
import { CaseStudyCarousel } from './CaseStudyCarousel.tsx';

const studies = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    caseStudies.schema.parse({
      id: index,
      title: `Étude ${index}`,
      slug: `etude-${index}`,
      desc: 'Résumé',
      client: 'Musée',
      date: '2026-04-14',
      updatedAt: '2026-04-14T00:00:00.000Z',
    }),
  );

describe('CaseStudyCarousel', () => {
  it('shows with more than two case studies', () => {
    const html = renderToStaticMarkup(
      <CaseStudyCarousel title="Du travail" caseStudies={studies(3)} locale="fr" />,
    );
    expect(html).toContain('data-island="Carousel"');
    expect(html).toContain('href="/nos-realisations/etude-0"');
    expect(html).toContain('aria-label="1 sur 3"');
  });

  it('leads to the pages of its language', () => {
    const html = renderToStaticMarkup(
      <CaseStudyCarousel title="Work" caseStudies={studies(3)} locale="en" />,
    );
    expect(html).toContain('href="/en/case-studies/etude-0"');
    expect(html).toContain('Read the case study');
  });

  it.each([0, 1, 2])('is left out with %i', (count) => {
    const html = renderToStaticMarkup(
      <CaseStudyCarousel title="Du travail" caseStudies={studies(count)} locale="fr" />,
    );
    expect(html).toBe('');
  });

  it('is left out when they could not be loaded', () => {
    const html = renderToStaticMarkup(
      <CaseStudyCarousel title="Du travail" caseStudies={undefined} locale="fr" />,
    );
    expect(html).toBe('');
  });
});
