import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../../content/errors.ts';
import { type Holdings, requestFor } from '../fake-content.ts';
import { wireImage } from '../wire-samples.ts';
import page from './about.page.tsx';

const values = ['commitment', 'innovation', 'sustainability', 'expertise', 'mindset'];
const about = {
  title: 'Salve, enchantés',
  intro: 'Une agence de Québec.',
  heading: wireImage('equipe.webp'),
  mission: { title: 'Notre mission', text: 'Rendre service.' },
  vision: { title: 'Notre vision', text: 'Une porte ouverte.' },
  values: values.map((key) => ({ key, title: `Valeur ${key}`, text: 'On y tient.' })),
  adn: { title: 'Notre ADN', markdown: 'Des **artisans**.' },
  origins: { title: 'Nos origines', markdown: 'En 2006.' },
  pronunciation: { title: 'Comment ça se dit', respelling: 'SAL-vé', text: 'Deux syllabes.' },
  culture: { title: 'Notre culture', markdown: 'On se dit bonjour.' },
  identity: [
    { title: 'Une bulle', markdown: 'Un accueil.', img: wireImage('bulle.webp') },
    { title: 'Un orange', markdown: 'Franc.', img: { data: null } },
  ],
  team: { title: 'Une tribu de talents', intro: 'Par ordre alphabétique.' },
  SEOFields: { MetaTitle: 'À propos | Salve', MetaDescription: 'Faisons connaissance.' },
};
const person = (name: string, cartoon: unknown = { data: null }) => ({
  name,
  position: `Poste de ${name}`,
  cartoon,
});
const full: Holdings = {
  'a-propos': about,
  employes: [person('Zoé'), person('Amélie', wireImage('amelie.webp', 900, 900)), person('Émile')],
};

async function rendered(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, asked, meta: page.meta(data, request) };
}

describe('about', () => {
  it('shows every part', async () => {
    const { html, meta } = await rendered('/a-propos', full);
    for (const part of [
      'Salve, enchantés',
      'Rendre service.',
      'Une porte ouverte.',
      ...values.map((key) => `Valeur ${key}`),
      '<strong>artisans</strong>',
      'En 2006.',
      'On se dit bonjour.',
      'Un accueil.',
      'Une tribu de talents',
      'Poste de Zoé',
    ]) {
      expect(html).toContain(part);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(meta.seo?.title).toBe('À propos | Salve');
    expect(meta.image?.src).toBe('/uploads/equipe.webp');
  });

  it('says how the name is said, in letters', async () => {
    const { html } = await rendered('/a-propos', full);
    expect(html).toContain('SAL-vé');
    expect(html).toContain('lang="it">[ˈsal.ve]');
    expect(html).not.toMatch(/<audio|<video/);
  });

  it('sorts the team by name as people do, accents included', async () => {
    const { html, asked } = await rendered('/a-propos', full);
    const order = ['Amélie', 'Émile', 'Zoé'].map((name) => html.indexOf(`>${name}<`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const query = asked.find(({ pathname }) => pathname === '/api/employes')?.searchParams;
    expect(query?.get('sort')).toBe('name:asc');
    expect(query?.get('pagination[limit]')).toBe('999');
  });

  it('describes portraits in the language of the page, and does without one', async () => {
    const { html } = await rendered('/en/about', full);
    expect(html).toContain('alt="amelie.webp en"');
    expect(html).toContain('Poste de Émile');
  });

  it('leaves the team out when it cannot be had', async () => {
    const { html } = await rendered('/a-propos', { 'a-propos': about });
    expect(html).not.toContain('Une tribu de talents');
    expect(html).toContain('Rendre service.');
  });

  it('stands with a title only', async () => {
    const { html } = await rendered('/en/about', {
      'a-propos': { title: 'Salve' },
      employes: [person('Zoé')],
    });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('A tribe of talents');
    expect(html).not.toContain('undefined');
  });

  it('cannot be shown without its main content', async () => {
    await expect(rendered('/a-propos', { employes: [] })).rejects.toThrow(ContentUnavailable);
  });
});
