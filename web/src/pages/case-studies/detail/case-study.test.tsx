import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../../fake-content.ts';
import { PageNotFound } from '../../page.ts';
import { wireImage } from '../../wire-samples.ts';
import page from './case-study.page.tsx';

const text = (markdown: string) => ({ __component: 'blocs.markdown', markdown });
const quote = (words: string, more: object = {}) => ({
  __component: 'blocs.quote',
  quote: words,
  name: 'Solène Marquis',
  position: 'Directrice',
  ...more,
});
const study = (slug: string, more: object = {}) => ({
  title: `Étude ${slug}`,
  slug,
  desc: 'Deux minutes & demie',
  date: '2026-04-14',
  updatedAt: '2026-04-15T00:00:00.000Z',
  ...more,
});
const fullStudy = study('musee', {
  client: 'Musée des Marées',
  project: 'Billetterie',
  link: 'https://www.museedesmarees.example/accueil',
  coverDesc: 'La porte du musée.',
  cover: wireImage('musee.webp'),
  tags: { data: [{ id: 1, attributes: { name: 'Culture', slug: 'culture' } }] },
  content: [
    text('### Départ\n\nUn.'),
    quote('Deux.'),
    text('Trois.'),
    quote('Quatre.'),
    text('Cinq.'),
  ],
  localizations: { data: [{ id: 9, attributes: { locale: 'en', slug: 'museum' } }] },
});
const home = {
  title: 'Nos réalisations',
  talkToUs: { title: 'Et le vôtre ?', desc: 'Racontez.', cta: 'Raconter' },
};
const address = '/nos-realisations/musee';

async function rendered(holdings: Holdings, at = address) {
  const { request, asked } = requestFor(at, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, asked, meta: page.meta(data, request) };
}

const withStudy = (one: object, ...others: object[]): Holdings => ({
  etudes: [{ ...one }, ...others.map((other) => ({ ...other }))],
  'etudes-accueil': home,
});

describe('case study', () => {
  it('shows all that its header holds', async () => {
    const { html } = await rendered(withStudy(fullStudy));
    expect(html).toMatch(/<h1[^>]*>Étude musee<\/h1>/);
    expect(html).toMatch(/aria-current="page"[^>]*>Étude musee/);
    for (const shown of ['Deux minutes &amp; demie', 'Musée des Marées', 'Billetterie', 'Culture'])
      expect(html).toContain(shown);
    expect(html).toMatch(
      /href="https:\/\/www\.museedesmarees\.example\/accueil"[^>]*>museedesmarees\.example/,
    );
    expect(html).toContain('alt="musee.webp fr"');
    expect(html).toContain('La porte du musée.');
  });

  it('lays every fourth block on the dark sheet', async () => {
    const { html } = await rendered(withStudy(fullStudy));
    const body = html.slice(html.indexOf('</figure>'), html.indexOf('Et le vôtre'));
    expect(body.match(/data-tone="\w+"/g)?.slice(0, 5)).toEqual([
      'data-tone="paper"',
      'data-tone="kraft"',
      'data-tone="paper"',
      'data-tone="ink"',
      'data-tone="paper"',
    ]);
    expect(html).toMatch(/<h2[^>]*>Départ<\/h2>/);
    expect(html).toContain('Solène Marquis');
  });

  it('leads to the editors’ link where there is one', async () => {
    const { html } = await rendered(
      withStudy({ ...fullStudy, CTALink: 'https://billets.example', CTALabel: 'Essayer' }),
    );
    expect(html).toMatch(/href="https:\/\/billets\.example"[^>]*>Essayer/);
    expect(html).not.toContain('#pied');
  });

  it('names a link without label, and follows no other address than the web’s', async () => {
    const unnamed = await rendered(withStudy({ ...fullStudy, CTALink: 'https://billets.example' }));
    expect(unnamed.html).toMatch(/href="https:\/\/billets\.example"[^>]*>Raconter/);
    const refused = await rendered(withStudy({ ...fullStudy, CTALink: 'javascript:alert(1)' }));
    expect(refused.html).not.toContain('javascript:');
    expect(refused.html).toContain('href="#pied"');
  });

  it('scrolls to the footer’s contact block otherwise, whatever could be loaded', async () => {
    const { html } = await rendered({ etudes: [fullStudy] });
    expect(html).toMatch(
      /<a[^>]*href="#pied"[^>]*data-track="go_to_contact"|data-track="go_to_contact"[^>]*href="#pied"/,
    );
    expect(html).toContain('Parlons-en');
  });

  it('shares its own address on three networks, encoded', async () => {
    const { html } = await rendered(withStudy(fullStudy));
    const encoded = encodeURIComponent('https://salve.example/nos-realisations/musee');
    for (const host of ['facebook.com', 'twitter.com', 'linkedin.com'])
      expect(html).toMatch(new RegExp(`href="https://[^"]*${host}[^"]*${encoded}`));
    expect(html).toMatch(/minutes(?:\+|%20)%26(?:\+|%20)demie/);
  });

  it('turns to its neighbours in the list’s order, wrapping round', async () => {
    const { html } = await rendered(withStudy(fullStudy, study('deux'), study('trois')));
    expect(html).toMatch(/href="\/nos-realisations\/trois"[\s\S]*Projet précédent/);
    expect(html).toMatch(/href="\/nos-realisations\/deux"[\s\S]*Projet suivant/);
  });

  it('has nowhere to turn when it is the only one', async () => {
    const { html } = await rendered(withStudy(fullStudy));
    expect(html).not.toContain('Projet suivant');
  });

  it('stands with nothing but a title', async () => {
    const { html } = await rendered(withStudy(study('musee', { desc: null })));
    expect(html).toContain('Étude musee');
    expect(html).not.toContain('<dl');
    expect(html).not.toContain('<img');
  });

  it('knows its translation and describes itself as a work', async () => {
    const { meta } = await rendered(withStudy(fullStudy));
    expect(meta.alternates).toEqual({
      fr: '/nos-realisations/musee',
      en: '/en/case-studies/museum',
    });
    expect(meta.jsonLd?.[0]).toMatchObject({
      '@type': 'CreativeWork',
      url: 'https://salve.example/nos-realisations/musee',
      datePublished: '2026-04-14',
    });
  });

  it('is not found when no entry has its slug', async () => {
    await expect(rendered({ etudes: [], 'etudes-accueil': home })).rejects.toBeInstanceOf(
      PageNotFound,
    );
  });
});
