import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { PageNotFound } from '../../page.ts';
import { wireContactBlock } from '../../wire-samples.ts';
import page from './topic.page.tsx';

const address = '/services/accessibilite-web-numerique/cours';
const course = {
  parent: 'accessibilite-web-numerique',
  slug: 'cours',
  pretitle: 'Formation',
  title: 'Le cours de 15 heures',
  description: 'On y comprend.',
  facts: [
    { label: 'Concept', value: 'Pratique' },
    { label: 'Durée', value: '15 heures' },
  ],
  content: [
    {
      title: 'Objectifs',
      markdown: 'Trois.',
      ancre: { text: 'Objectifs', identifier: 'objectifs' },
    },
  ],
  localizations: { data: [{ id: 7, attributes: { locale: 'en', slug: 'course' } }] },
};
const sibling = {
  parent: 'accessibilite-web-numerique',
  slug: 'audit',
  title: 'Voir ce qui bloque',
};
const everything: Holdings = {
  'pages-services': [course, sibling],
  formationss: [
    { name: 'Accessibilité appliquée', profile: '', level: 'Moyen', duration: 15, slug: 'cours' },
  ],
  'accessibilite-contact': wireContactBlock,
};

async function show(path: string, holdings: Holdings) {
  const { request } = requestFor(path, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View {...request} data={data} />);
  return { html, meta: page.meta(data, request) };
}

describe('a sub-page of a service', () => {
  it('shows the display fields as terms and values', async () => {
    const { html } = await show(address, everything);
    expect(html).toMatch(/<dt[^>]*>Concept<\/dt><dd[^>]*>Pratique<\/dd>/);
    expect(html).toContain('15 heures</dd>');
  });

  it('is named in its breadcrumbs and leads to its siblings, not to itself', async () => {
    const { html } = await show(address, everything);
    expect(html).toMatch(/aria-current="page"[^>]*>Le cours de 15 heures</);
    expect(html).toContain('href="/services/accessibilite-web-numerique/audit"');
    expect(html).not.toContain(`href="${address}"`);
  });

  it('is a course for search engines when the table of courses links to it', async () => {
    const { meta } = await show(address, everything);
    expect(meta.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Course',
        timeRequired: 'PT15H',
        name: 'Accessibilité appliquée',
      }),
    ]);
    const other = await show(address, { ...everything, formationss: [] });
    expect(other.meta.jsonLd).toEqual([expect.objectContaining({ '@type': 'Service' })]);
  });

  it('knows its address in the other language', async () => {
    const { meta } = await show(address, everything);
    expect(meta.alternates).toEqual({ fr: address, en: '/en/services/web-accessibility/course' });
  });

  it('does not exist under the wrong parent, nor under an unknown name', async () => {
    await expect(show('/services/services-conseils/cours', everything)).rejects.toBeInstanceOf(
      PageNotFound,
    );
    await expect(show(address, { ...everything, 'pages-services': [] })).rejects.toBeInstanceOf(
      PageNotFound,
    );
  });

  it('stands without facts, blocks, siblings or contact', async () => {
    const { html } = await show(address, {
      'pages-services': [{ parent: 'accessibilite-web-numerique', slug: 'cours', title: 'Seul' }],
    });
    expect(html).toContain('Seul</h1>');
    expect(html).not.toContain('En bref');
    expect(html).not.toContain('Aussi dans');
  });
});
