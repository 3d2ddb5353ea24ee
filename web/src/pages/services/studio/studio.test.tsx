import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireClients, wireContactBlock, wireImage } from '../../wire-samples.ts';
import page from './studio.page.tsx';

const everything: Holdings = {
  'studio-numerique': {
    pretitle: 'Studio',
    title: 'L’atelier de nuit',
    description: 'On dessine.\n\nOn code.',
    content: [
      {
        title: 'Commerce',
        markdown: 'Boutiques.',
        img: wireImage('boutique.webp'),
        route: '/services/ecommerce',
      },
      { title: 'Perdu', markdown: 'Rien.', img: wireImage('rien.webp'), route: '/nulle-part' },
      { title: 'Naissance d’un projet', markdown: '| Semaine | Quoi |\n|---|---|\n| 1 | visite |' },
      { title: 'Nos refus', markdown: '- Les rideaux' },
    ],
    talkToUs: { title: 'Une idée ?', desc: 'Décrivez-la.', cta: 'Réveiller le studio' },
  },
  'studio-numerique-test': wireClients,
  'studio-contact': wireContactBlock,
};

async function show(address: string, holdings: Holdings) {
  const { request } = requestFor(address, holdings);
  const data = await page.load(request);
  return renderToStaticMarkup(<page.View {...request} data={data} />);
}

describe('the studio', () => {
  it('links what it makes to the service pages of the language, never to a dead link', async () => {
    const html = await show('/en/services/digital-studio', everything);
    expect(html).toMatch(/href="\/en\/services\/ecommerce"[^>]*>Commerce</);
    expect(html).not.toContain('nulle-part');
    expect(html).toContain('Perdu');
  });

  it('shows method, clients, refusals, talk-to-us and contact', async () => {
    const html = await show('/services/studio-numerique', everything);
    for (const text of ['<table', 'Musée des Marées', 'Nos refus', 'Une idée ?', 'mailto:']) {
      expect(html).toContain(text);
    }
    expect(html.match(/data-track="go_to_contact"/g)).toHaveLength(2);
  });

  it('stands with a title alone', async () => {
    const html = await show('/services/studio-numerique', {
      'studio-numerique': { title: 'Nuit' },
    });
    expect(html).toContain('Nuit</h1>');
    expect(html).toContain('Discutons de votre projet');
  });
});
