import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../../fake-content.ts';
import page from './privacy.page.tsx';

const pdf = (name: string) => ({ data: { attributes: { url: `/uploads/${name}` } } });
const policy = {
  title: 'Politique de confidentialité',
  date: '2026-09-22',
  description: 'Ce que nous faisons.\n\nEn bref : le moins possible.',
  list: [
    { title: 'Qui', text: 'Salve inc.' },
    { title: 'Quoi', text: 'Peu de choses.' },
  ],
  footer: 'Versions détaillées ci-dessous.',
  employeePdf: pdf('personnel.pdf'),
  clientPdf: pdf('clients.pdf'),
};

async function rendered(address: string, held: Record<string, unknown>) {
  const { request } = requestFor(address, { 'politique-confidentialite': held });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request) };
}

describe('the privacy policy', () => {
  it('says when it was last changed', async () => {
    const { html } = await rendered('/securite/politique-confidentialite', policy);
    expect(html).toContain('Dernière mise à jour');
    expect(html).toMatch(/<time[^>]*datetime="2026-09-22"[^>]*>22 \. 09 \. 2026/i);
  });

  it('links to both PDFs and says what they are', async () => {
    const { html } = await rendered('/en/securite/confidentiality-agreement', policy);
    expect(html).toMatch(/href="\/media\/_\/uploads\/personnel\.pdf"/);
    expect(html).toMatch(/href="\/media\/_\/uploads\/clients\.pdf"/);
    expect(html).toContain('Privacy policy for employees');
    expect(html).toContain('(PDF)');
  });

  it('leaves out a PDF that is missing', async () => {
    const { html } = await rendered('/securite/politique-confidentialite', {
      ...policy,
      clientPdf: { data: null },
    });
    expect(html).not.toContain('à l’intention des clients');
  });

  it('numbers its parts and lists them', async () => {
    const { html, meta } = await rendered('/securite/politique-confidentialite', policy);
    expect(html).toContain('href="#part-2"');
    expect(html).toContain('id="part-2"');
    expect(meta.description).toBe('En bref : le moins possible.');
  });
});
