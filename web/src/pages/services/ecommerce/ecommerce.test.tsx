import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireClients } from '../../wire-samples.ts';
import page from './ecommerce.page.tsx';

const content: Holdings[string] = {
  Pretitle: 'Commerce',
  Title: 'Vendre avec accueil',
  markdown: [
    { title: 'Un accueil', markdown: 'On trouve.' },
    { title: 'Le catalogue', markdown: 'Des fiches.' },
  ],
};

async function show(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  return { html: renderToStaticMarkup(<page.View {...request} data={data} />), asked };
}

describe('the e-commerce page', () => {
  it('keeps only the clients that sell online', async () => {
    const { html } = await show('/services/ecommerce', {
      ecommerce: content,
      'studio-numerique-test': wireClients,
    });
    expect(html).toContain('Musée des Marées');
    expect(html).not.toContain('TransLittoral');
  });

  it('asks for its paragraphs as the documents say', async () => {
    const { asked } = await show('/services/ecommerce', { ecommerce: content });
    const query = asked.find((url) => url.pathname.endsWith('/ecommerce'))?.searchParams;
    expect(query?.get('populate[markdown]')).toBe('*');
  });

  it('has breadcrumbs, an intro with its discuss link and the other paragraphs', async () => {
    const { html } = await show('/en/services/ecommerce', { ecommerce: content });
    expect(html).toMatch(
      /href="\/en\/services"[^>]*>Services<.*aria-current="page"[^>]*>E-commerce</,
    );
    expect(html).toContain('data-track="go_to_contact"');
    expect(html).toContain('Le catalogue</h2>');
  });
});
