import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './contact.page.tsx';

const contact = {
  title: 'Dites-nous bonjour',
  desc: 'Du lundi au vendredi.',
  company: 'Salve inc.',
  motto: 'Le numérique commence par un bonjour.',
  phone: '418 555-0142',
  fax: '418 555-0143',
  email: 'info@salve.example',
  address: '240, rue du Vieux-Gréement\nQuébec (Québec) G1K 0Z0',
  mapUrl: 'https://cartes.example/itineraire',
  courriels: [
    { title: 'Renseignements généraux', text: 'info@salve.example' },
    { title: 'Studio numérique', text: 'studio@salve.example' },
    { title: 'Accessibilité', text: 'acces@salve.example' },
    { title: 'Développement web', text: 'web@salve.example' },
  ],
  MetaTitle: 'Nous joindre | Salve',
};

async function rendered(address: string, held: Record<string, unknown>) {
  const { request } = requestFor(address, { contact: held });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request) };
}

describe('contact', () => {
  it('gives each team’s address, the phone to dial and the fax', async () => {
    const { html } = await rendered('/contact', contact);
    for (const { title, text } of contact.courriels) {
      expect(html).toContain(title);
      expect(html).toContain(`href="mailto:${text}"`);
    }
    expect(html).toContain('href="tel:+14185550142"');
    expect(html).toContain('418 555-0143');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows the office and the way there', async () => {
    const { html } = await rendered('/en/contact', contact);
    expect(html).toContain('240, rue du Vieux-Gréement');
    expect(html).toMatch(/href="https:\/\/cartes\.example\/itineraire"[^>]*>Directions/);
  });

  it('holds the form, with the note on its required fields', async () => {
    expect((await rendered('/contact', contact)).html).toMatch(
      /<form[^>]*action="\/functions\/contact\/\?lang=fr"/,
    );
    expect((await rendered('/contact', contact)).html).toMatch(/marqués d’un \* sont obligatoires/);
    expect((await rendered('/en/contact', contact)).html).toContain(
      'Fields marked with * are required',
    );
  });

  it('does without fax, motto, map and list', async () => {
    const { title, email, phone, address } = contact;
    const { html } = await rendered('/contact', { title, email, phone, address });
    expect(html).toContain('href="mailto:info@salve.example"');
    expect(html).not.toContain('Télécopieur');
    expect(html).not.toContain('Itinéraire');
  });

  it('takes no script for a map', async () => {
    const { html } = await rendered('/contact', { ...contact, mapUrl: 'javascript:alert(1)' });
    expect(html).not.toContain('javascript:');
  });

  it('tells search engines where the agency is', async () => {
    const { meta } = await rendered('/contact', contact);
    expect(meta.jsonLd?.map((data) => data['@type'])).toEqual(['ContactPage', 'LocalBusiness']);
    expect(meta.jsonLd?.[1]).toMatchObject({ telephone: '418 555-0142', name: 'Salve inc.' });
  });
});
