import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireCaseStudies, wireImage } from '../../wire-samples.ts';
import page from './transformation.page.tsx';

const content: Holdings[string] = {
  title: 'Changer d’habitude',
  description: 'Une ligne.\nUne autre.\n\nLa dernière.',
  timeline: [
    { title: 'Écouter : sur place', link: '/services/services-conseils' },
    { title: 'Rater', link: '/services/nulle-part' },
  ],
  ContentBlock: [
    {
      title: 'Avec image',
      markdown: 'Un.',
      img: wireImage('carte.webp'),
      etudes: wireCaseStudies('a'),
    },
    { title: 'Sans image', markdown: 'Deux.', img: { data: null } },
  ],
};

async function show(address: string, holdings: Holdings) {
  const { request } = requestFor(address, holdings);
  const data = await page.load(request);
  return renderToStaticMarkup(<page.View {...request} data={data} />);
}

describe('the transformation page', () => {
  it('makes a paragraph of each line of the description', async () => {
    const html = await show('/services/transformation-numerique', {
      'transformation-numerique': content,
    });
    for (const line of ['Une ligne.', 'Une autre.', 'La dernière.']) {
      expect(html).toMatch(new RegExp(`<p[^>]*>${line}</p>`));
    }
  });

  it('leads its steps to pages of the same language, never to a dead link', async () => {
    const html = await show('/en/services/numerical-transformation', {
      'transformation-numerique': content,
    });
    expect(html).toContain('href="/en/services/services-advice"');
    expect(html).not.toContain('nulle-part');
    expect(html).toContain('Rater');
  });

  it('shows blocks with and without a picture', async () => {
    const html = await show('/services/transformation-numerique', {
      'transformation-numerique': content,
    });
    expect(html).toContain('alt="carte.webp fr"');
    expect(html).toContain('Sans image</h2>');
    expect(html).toContain('Réalisation liée');
  });
});
