import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { wireClients, wireImage } from '../../wire-samples.ts';
import page from './web-and-mobile.page.tsx';

const fr = '/services/developpement-web-et-mobile';

const content: Holdings[string] = {
  Pretitle: 'Développement web et mobile',
  Title: 'Du code qu’on rouvre',
  paragraphs: [
    { title: 'Bâtir', markdown: 'Une maison.\n\nSa charpente.' },
    { title: 'Construire', markdown: '- Sites\n- Applications' },
  ],
  discuss: 'Discutons de votre code',
  clientsTitle: 'Ils nous ont confié leur code',
  heading: wireImage('entete.webp'),
  MetaTitle: 'Développement | Salve',
  MetaDescription: 'Sites et applications.',
};

async function show(address: string, holdings: Holdings) {
  const { request, asked } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View {...request} data={data} />);
  return { html, meta: page.meta(data, request), asked };
}

describe('the web and mobile page', () => {
  const everything = { 'developpement-web-mobile': content, 'studio-numerique-test': wireClients };

  it('has breadcrumbs from home through the services', async () => {
    const { html } = await show(fr, everything);
    expect(html).toMatch(/href="\/"[^>]*>Accueil<.*href="\/services"[^>]*>Services</);
    expect(html).toMatch(/aria-current="page"[^>]*>Développement web et mobile</);
  });

  it('starts with an intro whose discuss link leads to the footer and is tracked', async () => {
    const { html } = await show(fr, everything);
    expect(html).toMatch(/<a href="#pied" data-track="go_to_contact"[^>]*>Discutons de votre code/);
  });

  it('shows all clients after the first paragraph', async () => {
    const { html, asked } = await show(fr, everything);
    const places = [
      'Sa charpente.',
      'Ils nous ont confié leur code',
      'TransLittoral',
      'Construire',
    ];
    const found = places.map((text) => html.indexOf(text));
    expect(found.every((place) => place > 0)).toBe(true);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    const query = asked.find((url) => url.pathname.endsWith('studio-numerique-test'));
    expect(query?.searchParams.get('locale')).toBe('en');
  });

  it('does without clients that cannot be loaded, and without a picture', async () => {
    const { html } = await show(fr, { 'developpement-web-mobile': { ...content, heading: null } });
    expect(html).toContain('Construire');
    expect(html).not.toContain('Ils nous ont confié leur code');
    expect(html).not.toContain('<img');
  });

  it('fetches its heading picture early', async () => {
    const { meta } = await show(fr, everything);
    expect(meta.preload).toMatchObject({ image: { src: '/uploads/entete.webp' }, wide: true });
    expect(meta.seo?.title).toBe('Développement | Salve');
  });
});
