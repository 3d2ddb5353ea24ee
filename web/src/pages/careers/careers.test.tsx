import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../fake-content.ts';
import { wireImage, wireNews } from '../wire-samples.ts';
import page from './careers.page.tsx';

const career = {
  title: 'Venez faire du bien fait',
  intro: 'Des gens gentils.',
  paragraph1: 'On cherche des personnes **curieuses**.\n\nDans une petite équipe.',
  numericalStat: [{ beforeText: 'Depuis', number: 20, afterText: 'ans' }],
  faq: [
    {
      question: 'Puis-je travailler de la maison ?',
      reponse: 'Oui, **c’est vous qui choisissez** : [la règle](/nouvelle/regle).',
      img: wireImage('faq.webp', 900, 900),
    },
  ],
  testimonies: { title: 'Ce qu’ils en disent' },
  satistics: {
    title: 'Le sondage',
    intro: '',
    content: [{ percent: 93, afterText: 'reviennent' }],
  },
  benefits: { title: 'Ce qui vient avec' },
  teams: {
    title: 'Trouvez votre tablée',
    intro: '',
    paragraphs: [{ title: 'Développement', markdown: 'Vingt-quatre personnes.' }],
  },
  openPositions: { title: 'Les postes ouverts', empty: 'Rien pour le moment.' },
  MetaTitle: 'Carrière chez Salve',
};
const position = {
  title: 'Designer UX',
  slug: 'designer-ux',
  desc: 'Observer, dessiner.',
  createdAt: '2026-01-05T10:00:00.000Z',
};
const full: Holdings = {
  carriere: career,
  temoignages: [{ testimony: 'On m’écoute.', name: 'Ibrahima Sow', position: 'Développeur' }],
  'avantages-sociaux': [
    { icon: 'bus', name: 'L’autobus', desc: 'Remboursé.' },
    { icon: 'inconnu', name: 'Autre chose', desc: null },
  ],
  postes: [position],
  nouvelles: wireNews(5),
  postuler: {
    title: 'Votre nom sur la sonnette ?',
    desc: 'Écrivez-nous.',
    cta: 'Envoyer ma candidature',
    email: 'carriere@salve.example',
  },
};

async function rendered(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, asked, meta: page.meta(data, request) };
}

const frenchOnly = [
  'Puis-je travailler de la maison ?',
  'Trouvez votre tablée',
  'Les postes ouverts',
  'Nouvelle 1',
  'Envoyer ma candidature',
];
const shared = ['Venez faire', 'ans', 'On m’écoute.', 'Le sondage', 'L’autobus'];

describe('careers', () => {
  it('shows every part in French', async () => {
    const { html } = await rendered('/carriere', full);
    for (const part of [...shared, ...frenchOnly]) expect(html).toContain(part);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('leaves what is French only out of the English page, and does not ask for it', async () => {
    const { html, asked, meta } = await rendered('/en/career', full);
    for (const part of shared) expect(html).toContain(part);
    for (const part of frenchOnly) expect(html).not.toContain(part);
    expect(html).not.toContain('id="jobs"');
    expect(meta.jsonLd).toBeUndefined();
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/api/postes');
  });

  it('opens and closes answers without JavaScript, with words for both', async () => {
    const { html } = await rendered('/carriere', full);
    expect(html).toMatch(/<details[^>]*>\s*<summary/);
    expect(html).toContain('Afficher la réponse');
    expect(html).toContain('Masquer la réponse');
    expect(html).toContain('alt="faq.webp fr"');
  });

  it('is drawn again before long: its testimonies are in random order', async () => {
    const { meta } = await rendered('/carriere', full);
    expect(meta.isShuffled).toBe(true);
  });

  it('tells search engines the questions, without markup', async () => {
    const { meta } = await rendered('/carriere', full);
    expect(meta.jsonLd?.[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Puis-je travailler de la maison ?',
          acceptedAnswer: { text: 'Oui, c’est vous qui choisissez : la règle.' },
        },
      ],
    });
  });

  it('lists positions at the anchor "jobs" and links there from the top', async () => {
    const { html } = await rendered('/carriere', full);
    expect(html).toContain('href="#jobs"');
    expect(html).toContain('id="jobs"');
    expect(html).toContain('href="/carriere/designer-ux"');
  });

  it('says so when no position is open', async () => {
    const { html } = await rendered('/carriere', { ...full, postes: [] });
    expect(html).toContain('Rien pour le moment.');
  });

  it('writes percentages as each language does', async () => {
    expect((await rendered('/carriere', full)).html).toContain('93\u00a0%');
    expect((await rendered('/en/career', full)).html).toContain('93%');
  });

  it('asks for the careers news, at most five, latest change first', async () => {
    const { asked } = await rendered('/carriere', full);
    const query = asked.find(({ pathname }) => pathname === '/api/nouvelles')?.searchParams;
    expect(query?.get('sort')).toBe('updatedAt:desc');
    expect(query?.get('pagination[limit]')).toBe('5');
    expect([...(query ?? [])].filter(([name]) => name.includes('$in')).map(([, id]) => id)).toEqual(
      ['10', '7'],
    );
  });

  it('leaves out what could not be loaded, and stands with its own texts alone', async () => {
    const { html } = await rendered('/carriere', { carriere: career });
    expect(html).toContain('Venez faire du bien fait');
    expect(html).not.toContain('id="jobs"');
    expect(html).not.toContain('href="#jobs"');
    expect(html).not.toContain('Ce qui vient avec');
    const bare = await rendered('/carriere', { carriere: { title: 'Carrière' } });
    expect(bare.html).toMatch(/<h1[^>]*>Carrière<\/h1>/);
    expect(bare.html).not.toContain('<h2');
  });
});
