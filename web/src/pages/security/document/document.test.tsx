import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../../fake-content.ts';
import { PageNotFound } from '../../page.ts';
import page from './document.page.tsx';

const document = {
  title: 'Procédure de gestion des incidents',
  slug: 'procedure-gestion-incidents',
  date: '2026-09-22',
  content: 'Un incident se dit. La suite.\n\n### Constater\n\nTexte.\n\n### Aviser\n\nTexte.',
  localizations: {
    data: [{ id: 4, attributes: { locale: 'en', slug: 'incident-management-process' } }],
  },
};

async function rendered(address: string, documents: readonly Record<string, unknown>[]) {
  const { request, asked } = requestFor(address, { securites: documents });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request), query: asked[0]?.searchParams };
}

describe('a security document', () => {
  it.each([
    ['/securite/processus-demande-acces-renseignements', '9'],
    ['/en/securite/access-information-request-process', '1'],
    ['/securite/procedure-conservation-destruction-anonymisation-renseignements', '10'],
    ['/en/securite/data-retention-destruction-anonymisation-process', '2'],
  ])('at %s is number %s', async (address, id) => {
    const { query } = await rendered(address, [document]);
    expect(query?.get('filters[id][$eq]')).toBe(id);
  });

  it('leads from the access process to the complaint form, and only from there', async () => {
    const access = await rendered('/securite/processus-demande-acces-renseignements', [document]);
    expect(access.html).toContain('href="/securite/plainte"');
    const other = await rendered('/securite/procedure-gestion-incidents', [document]);
    expect(other.html).not.toContain('href="/securite/plainte"');
  });

  it('is found by its slug and knows its translation', async () => {
    const { html, meta, query } = await rendered('/securite/procedure-gestion-incidents', [
      document,
    ]);
    expect(query?.get('filters[slug][$eq]')).toBe('procedure-gestion-incidents');
    expect(html).toContain('href="#part-2"');
    expect(meta.alternates?.en).toBe('/en/securite/incident-management-process');
    expect(meta.description).toBe('Un incident se dit.');
  });

  it('that does not exist is a 404', async () => {
    await expect(rendered('/securite/inconnue', [])).rejects.toThrow(PageNotFound);
  });
});
