import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './terms.page.tsx';

const terms = {
  title: 'Contrat de licence',
  date: '2024-07-24',
  intro: '| Modalité | Valeur |\n|---|---|\n| Échéance | 30 jours |',
  sections: Array.from({ length: 13 }, (_, index) => ({
    title: `${index + 1}. Article ${index + 1}`,
    markdown: 'Texte.',
  })),
};

async function rendered(address: string) {
  const { request } = requestFor(address, { termes: terms });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request) };
}

describe('terms', () => {
  it('has its 13 sections, its table and its date', async () => {
    const { html } = await rendered('/termes');
    expect(html.match(/<section/g)).toHaveLength(13);
    expect(html).toContain('id="part-13"');
    expect(html).toContain('30 jours');
    expect(html).toContain('24 . 07 . 2024');
  });

  it('is kept from search engines in both languages', async () => {
    expect((await rendered('/termes')).meta.noindex).toBe(true);
    expect((await rendered('/en/terms')).meta.noindex).toBe(true);
  });

  it('is marked as French on the English address, where all around it is English', async () => {
    const { html } = await rendered('/en/terms');
    expect(html).toContain('<span lang="fr">Contrat de licence</span>');
    expect(html.match(/lang="fr"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).toContain('On this page');
    expect(html).toContain('aria-current="page">Terms of use');
    expect((await rendered('/termes')).html).not.toContain('lang="fr"');
  });
});
