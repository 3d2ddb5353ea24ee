import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../fake-content.ts';
import { wireImage } from '../wire-samples.ts';
import page from './case-studies.page.tsx';

const home = {
  title: 'Nos réalisations',
  intro: 'Un musée, un hôpital.',
  talkToUs: { title: 'Et le vôtre ?', desc: 'Racontez.', cta: 'Raconter mon projet' },
  partners: { title: 'On ne fait rien tout seul', text: '' },
  empty: 'Elles prennent l’air.',
  MetaTitle: 'Réalisations de Salve',
};
const study = (slug: string, more: object = {}) => ({
  title: `Étude ${slug}`,
  slug,
  desc: `Résumé ${slug}`,
  client: 'Musée des Marées',
  date: '2026-04-14',
  updatedAt: '2026-04-14T00:00:00.000Z',
  cover: wireImage(`${slug}.webp`),
  tags: {
    data: [
      { id: 1, attributes: { name: 'Culture', slug: 'culture' } },
      { id: 2, attributes: { name: 'Accessibilité', slug: 'accessibilite' } },
    ],
  },
  ...more,
});
const full: Holdings = {
  'etudes-accueil': home,
  etudes: ['a', 'b', 'c', 'd'].map((slug) => study(slug)),
  partenaires: [{ name: 'Nordet', link: 'https://nordet.example', logo: { data: null } }],
};

async function rendered(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, asked, meta: page.meta(data, request) };
}

describe('case study list', () => {
  it('shows every study with client, summary and first tag only, in three turns of layout', async () => {
    const { html } = await rendered('/nos-realisations', full);
    expect(html.match(/data-layout="(\w+)"/g)).toEqual(
      ['left', 'right', 'wide', 'left'].map((layout) => `data-layout="${layout}"`),
    );
    expect(html).toContain('href="/nos-realisations/a"');
    expect(html).toContain('Musée des Marées');
    expect(html).toContain('Résumé a');
    expect(html).toContain('Culture');
    expect(html).not.toContain('Accessibilité');
    expect(html).toContain('alt="a.webp fr"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('asks for the newest first, and for partners of every language', async () => {
    const { asked } = await rendered('/nos-realisations', full);
    const queryOf = (path: string) => asked.find((url) => url.pathname === path)?.searchParams;
    expect(queryOf('/api/etudes')?.get('sort')).toBe('date:desc');
    expect(queryOf('/api/etudes')?.get('locale')).toBe('fr');
    expect(queryOf('/api/partenaires')?.get('locale')).toBeNull();
  });

  it('leads to the footer’s contact block, and shows partners', async () => {
    const { html } = await rendered('/nos-realisations', full);
    expect(html).toMatch(/<a[^>]*href="#pied"[^>]*>Raconter mon projet/);
    expect(html).toContain('data-track="go_to_contact"');
    expect(html).toContain('https://nordet.example');
  });

  it('says so when there is none, in the editors’ words or its own', async () => {
    const edited = await rendered('/nos-realisations', { ...full, etudes: [] });
    expect(edited.html).toContain('Elles prennent l’air.');
    const { empty: _, ...silent } = home;
    const builtIn = await rendered('/en/case-studies', {
      ...full,
      etudes: [],
      'etudes-accueil': silent,
    });
    expect(builtIn.html).toContain('There are no case studies at the moment.');
  });

  it('stands without a cover, without partners and without a talk-to-us text', async () => {
    const { html } = await rendered('/nos-realisations', {
      'etudes-accueil': { title: 'Nos réalisations' },
      etudes: [study('nue', { cover: { data: null }, tags: null, client: null, desc: null })],
    });
    expect(html).toContain('data-bare="true"');
    expect(html).toContain('href="/nos-realisations/nue"');
    expect(html).not.toContain('#pied');
    expect(html).not.toContain('<img');
  });

  it('takes title and description from the Meta fields, else from the texts', async () => {
    const { meta } = await rendered('/nos-realisations', full);
    expect(meta.seo?.title).toBe('Réalisations de Salve');
    expect(meta.description).toBe('Un musée, un hôpital.');
    expect(meta.preload).toMatchObject({ wide: true });
  });
});
