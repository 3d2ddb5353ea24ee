import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { PageNotFound } from '../../page.ts';
import { wireImage } from '../../wire-samples.ts';
import page from './job.page.tsx';

const list = (title: string, ...texts: string[]) => ({
  title,
  list: texts.map((text) => ({ text })),
});
const profile = {
  name: 'Ibrahima Sow',
  position: 'Développeur frontal',
  listTitle: 'Ce qu’Ibrahima aurait aimé savoir',
  desc: [{ text: 'Le téléphone de test est laid.' }],
  caricature: 'developpeurFrontal',
};
const job = {
  title: 'Développeuse ou développeur frontal',
  slug: 'developpement-frontal',
  desc: 'De 72 000 $ à 92 000 $.',
  url: 'https://emplois.salve.example/frontal',
  paragraph1: '### Le poste\n\nVotre terrain de jeu.',
  paragraph2: '### Le cadre\n\nPermanent.',
  duties: list('Vos journées', 'Bâtir des interfaces'),
  requirements: list('Ce qu’il vous faut', 'Trois ans d’expérience'),
  benefits: list('Ce que vous y gagnez', 'Quatre semaines de vacances'),
  profile,
  createdAt: '2026-01-05T10:00:00.000Z',
  premierePublication: '2026-02-06T10:00:00.000Z',
  publishedAt: '2026-03-07T10:00:00.000Z',
};
const application = {
  title: 'Votre nom sur la sonnette ?',
  desc: 'Écrivez-nous.',
  cta: 'Envoyer ma candidature',
  email: 'carriere@salve.example',
};
const full: Holdings = {
  postes: [job],
  postuler: application,
  temoignages: [
    { testimony: '…', name: 'Ibrahima Sow', caricature: wireImage('ibrahima.webp', 900, 900) },
  ],
};
const address = '/carriere/developpement-frontal';

async function rendered(holdings: Holdings, at = address) {
  const { request, asked } = requestFor(at, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, asked, meta: page.meta(data, request) };
}

describe('job posting', () => {
  it('shows all its parts', async () => {
    const { html } = await rendered(full);
    for (const part of [
      'Votre terrain de jeu.',
      'Permanent.',
      'Bâtir des interfaces',
      'Trois ans d’expérience',
      'Quatre semaines de vacances',
      'Le téléphone de test est laid.',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/aria-current="page"[^>]*>Développeuse ou développeur frontal/);
    expect(html).toContain('alt="ibrahima.webp fr"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('leads to the job board, above and below', async () => {
    const { html } = await rendered(full);
    expect(html.match(/href="https:\/\/emplois\.salve\.example\/frontal"/g)).toHaveLength(2);
    expect(html).toContain('mailto:carriere@salve.example');
  });

  it('skips the profile of the functional adviser', async () => {
    const { html, asked } = await rendered({
      ...full,
      postes: [{ ...job, profile: { ...profile, caricature: 'conseillerFonctionnel' } }],
    });
    expect(html).not.toContain('Ibrahima');
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/api/temoignages');
  });

  it('stands with a title alone, and without what could not be loaded', async () => {
    const { title, slug, createdAt } = job;
    const { html } = await rendered({ postes: [{ title, slug, createdAt }] });
    expect(html).toMatch(/<h1[^>]*>Développeuse/);
    expect(html).toContain('Ce poste vous ressemble');
    expect(html).not.toContain('<ul');
  });

  it('describes itself as a job posting', async () => {
    const { meta } = await rendered(full);
    expect(meta.jsonLd?.[0]).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      datePosted: '2026-02-06',
      hiringOrganization: { name: 'Salve' },
      jobLocation: { address: { addressCountry: 'CA' } },
    });
  });

  it('has the date of its creation where nobody noted its first publication', async () => {
    const before = { ...job, premierePublication: null };
    const { meta } = await rendered({ ...full, postes: [before] });
    expect(meta.jsonLd?.[0]).toMatchObject({ datePosted: '2026-01-05' });
  });

  it.each(['/en/career/developpement-frontal', `${address}?lang=en`])(
    'says at %s that it is French only',
    async (at) => {
      const { html, meta, asked } = await rendered(full, at);
      expect(html).toContain('Sorry, this position isn&#x27;t available in english.');
      expect(html).toMatch(/href="\/en\/career"[^>]*>Back to career page/);
      expect(html).toMatch(/href="\/carriere\/developpement-frontal" lang="fr"/);
      expect(meta.noindex).toBe(true);
      expect(meta.jsonLd).toBeUndefined();
      expect(asked[0]?.searchParams.get('locale')).toBe('fr');
    },
  );

  it('is not found under a slug that no position has, in either language', async () => {
    await expect(rendered({ ...full, postes: [] })).rejects.toBeInstanceOf(PageNotFound);
    await expect(
      rendered({ ...full, postes: [] }, '/en/career/developpement-frontal'),
    ).rejects.toBeInstanceOf(PageNotFound);
  });
});
