import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../../../content/errors.ts';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireCaseStudies, wireContactBlock, wireImage, wireNews } from '../../wire-samples.ts';
import page from './accessibility.page.tsx';

const fr = '/services/accessibilite-web-numerique';
const en = '/en/services/web-accessibility';

const content: Holdings[string] = {
  pretitle: 'Accessibilité',
  title: 'Une porte pour tout le monde',
  description: 'Premier **paragraphe**.\n\nSecond paragraphe.',
  timeline: [
    { title: 'Comprendre : former les équipes', link: '#formation' },
    { title: 'Vérifier', link: '#audit' },
  ],
  content: [
    {
      title: 'Former',
      markdown: 'Un cours.',
      ancre: { text: 'Formation', identifier: 'formation' },
      img: wireImage('salle.webp'),
      etudes: wireCaseStudies('intranet'),
    },
    {
      title: 'Auditer',
      markdown: 'Une grille.',
      ancre: { text: 'Audit', identifier: 'audit' },
      img: { data: null },
    },
  ],
  SEOFields: { MetaTitle: 'Accessibilité web | Salve', MetaDescription: 'Former, auditer.' },
};
const trainings: Holdings[string] = [
  { name: 'Cours appliqué', profile: 'Développement', level: 'Moyen', duration: 15, slug: 'cours' },
  { name: 'Une matinée', profile: 'Gestion', level: 'Débutant', duration: 3, slug: null },
];
const everything: Holdings = {
  'accessibilite-web-numerique': content,
  formationss: trainings,
  nouvelles: wireNews(5),
  'accessibilite-contact': wireContactBlock,
};

async function show(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View {...request} data={data} />);
  return { html, meta: page.meta(data, request), asked };
}

describe('the accessibility page', () => {
  it('shows intro, anchors, timeline, blocks, table, news and contact in this order', async () => {
    const { html } = await show(fr, everything);
    const places = [
      'Une porte pour tout le monde</h1>',
      'Second paragraphe.',
      'Dans cette page',
      'Une marche à la fois',
      '>Former</h2>',
      '<table',
      '>Auditer</h2>',
      'Nouvelle 5',
      'mailto:equipe@salve.example',
    ].map((text) => html.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('leads from anchors and steps to the blocks they name', async () => {
    const { html } = await show(fr, everything);
    expect(html).toContain('id="formation"');
    expect(html.match(/href="#formation"/g)).toHaveLength(2);
    expect(html).toMatch(/>Comprendre<\/a>.*Former les équipes/);
  });

  it('lists the courses under the block named formation, with hours and a link', async () => {
    const { html } = await show(fr, everything);
    expect(html).toMatch(
      /href="\/services\/accessibilite-web-numerique\/cours"[^>]*>Cours appliqué/,
    );
    expect(html).toContain('15\u00a0h');
    expect(html).toContain('data-label="Profil"');
    expect(html).toContain('/nos-realisations/intranet');
  });

  it('asks for the five latest news of tags 3 and 9, newest first', async () => {
    const { asked } = await show(fr, everything);
    const query = asked.find((url) => url.pathname.endsWith('/nouvelles'))?.searchParams;
    expect(query?.get('sort')).toBe('date:desc');
    expect(query?.get('pagination[limit]')).toBe('5');
    expect(query?.getAll('filters[tags][id][$in][0]')).toEqual(['3']);
    expect(query?.getAll('filters[tags][id][$in][1]')).toEqual(['9']);
  });

  it('has no news in English and does not ask for them', async () => {
    const { html, asked } = await show(en, everything);
    expect(asked.some((url) => url.pathname.endsWith('/nouvelles'))).toBe(false);
    expect(html).not.toContain('Nouvelle 1');
    expect(html).toContain('On this page');
  });

  it('leaves out what cannot be loaded beside the page itself', async () => {
    const { html } = await show(fr, { 'accessibilite-web-numerique': content });
    expect(html).toContain('>Auditer</h2>');
    expect(html).not.toContain('<table');
    expect(html).not.toContain('mailto:');
  });

  it('stands without timeline, blocks or metadata', async () => {
    const { html, meta } = await show(fr, {
      'accessibilite-web-numerique': { title: 'Titre', description: 'Un **mot**.' },
    });
    expect(html).not.toContain('Dans cette page');
    expect(html).not.toContain('Une marche à la fois');
    expect(meta).toMatchObject({ title: 'Titre', description: 'Un mot.' });
  });

  it('fails when its own content cannot be loaded', async () => {
    await expect(show(fr, {})).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('leaves room below the heading picture for each anchor', async () => {
    const { html } = await show(fr, everything);
    expect(html).toContain('data-anchors="2"');
  });

  it('says what it is to search engines', async () => {
    const { meta } = await show(fr, everything);
    expect(meta.seo?.title).toBe('Accessibilité web | Salve');
    expect(meta.jsonLd?.[0]).toMatchObject({ '@type': 'Service', name: 'Accessibilité' });
  });
});
