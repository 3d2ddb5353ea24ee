import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireContactBlock, wireNews } from '../../wire-samples.ts';
import page from './consulting.page.tsx';

const everything: Holdings = {
  'services-conseils': {
    title: 'Quelqu’un à votre table',
    description: 'Une personne.',
    content: [{ title: 'Gestion des données', markdown: 'De l’ordre.' }],
  },
  'pages-services': [
    {
      parent: 'services-conseils',
      slug: 'gestion-des-donnees',
      title: 'Gestion des données : remettre de l’ordre',
    },
  ],
  nouvelles: wireNews(3),
  'developpement-contact': wireContactBlock,
};

async function show(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  return { html: renderToStaticMarkup(<page.View {...request} data={data} />), asked };
}

describe('the consulting page', () => {
  it('shows its fields, links to its sub-pages, news and contact', async () => {
    const { html } = await show('/services/services-conseils', everything);
    expect(html).toContain('href="/services/services-conseils/gestion-des-donnees"');
    expect(html).toContain('Remettre de l’ordre');
    expect(html).toContain('Nouvelle 3');
    expect(html).toContain('data-rows="1"');
    expect(html).toContain('mailto:equipe@salve.example');
  });

  it('asks for news of tags 11 and 2 in French only', async () => {
    const french = await show('/services/services-conseils', everything);
    const query = french.asked.find((url) => url.pathname.endsWith('/nouvelles'))?.searchParams;
    expect(query?.get('sort')).toBe('updatedAt:desc');
    expect(query?.get('filters[tags][id][$in][0]')).toBe('11');
    expect(query?.get('filters[tags][id][$in][1]')).toBe('2');
    const english = await show('/en/services/services-advice', everything);
    expect(english.asked.some((url) => url.pathname.endsWith('/nouvelles'))).toBe(false);
  });

  it('stands without its secondary parts', async () => {
    const { html } = await show('/services/services-conseils', {
      'services-conseils': everything['services-conseils'] ?? {},
    });
    expect(html).toContain('Gestion des données</h2>');
    expect(html).not.toContain('mailto:');
    expect(html).not.toContain('Nos champs d’expertise');
  });
});
