import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireCaseStudies } from '../../wire-samples.ts';
import page from './design.page.tsx';

const content: Holdings[string] = {
  title: 'Regarder les gens',
  pretitle: 'Design',
  description: 'Des décisions.',
  blockService: [{ title: 'Recherche', markdown: 'Entrevues.' }],
  contentBlock: [
    {
      title: 'Sur place',
      markdown: 'Deux fins de semaine.',
      ancre: { text: 'Terrain', identifier: 'terrain' },
      etudes: wireCaseStudies('musee', 'hopital'),
    },
  ],
  talkToUs: { title: 'Un écran ?', desc: 'Envoyez-le.', cta: 'Demander trois observations' },
};

async function show(holdings: Holdings) {
  const { request } = requestFor('/services/design-experience-utilisateur', holdings);
  const data = await page.load(request);
  return renderToStaticMarkup(<page.View {...request} data={data} />);
}

describe('the design page', () => {
  it('has anchors, services, blocks with their case studies and a talk-to-us button', async () => {
    const html = await show({ 'design-numerique': content });
    expect(html).toContain('href="#terrain"');
    expect(html).toContain('Recherche</h3>');
    expect(html).toContain('href="/nos-realisations/musee"');
    expect(html).toContain('Réalisations liées');
    expect(html).toMatch(/href="#pied"[^>]*data-track="go_to_contact"[^>]*>Demander trois/);
  });

  it('stands with a title alone', async () => {
    const html = await show({ 'design-numerique': { title: 'Regarder' } });
    expect(html).toContain('Regarder</h1>');
    expect(html).not.toContain('Ce que font nos designers');
  });
});
