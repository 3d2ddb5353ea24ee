import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/client.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { blog } from '../../content/schema/blog.ts';
import { caseStudies } from '../../content/schema/case-study.ts';
import { home } from '../../content/schema/home.ts';
import { news } from '../../content/schema/news.ts';
import { partners } from '../../content/schema/partner.ts';
import type { Locale } from '../../site/locale.ts';
import { searchFinding } from '../fake-content.ts';
import page from './home.page.tsx';
import { type HomeData, loadHome } from './home.query.ts';

const picture = (name: string) => ({
  data: {
    attributes: {
      url: `/uploads/${name}`,
      width: 1600,
      height: 1067,
      alternativeText: 'Un fleuve',
    },
  },
});

const wireHome = {
  title: 'Le numérique commence par un bonjour',
  desc: 'Salve est une agence numérique de Québec.',
  intro: { text: 'Nous écoutons.', cta: 'Dites-nous bonjour', subtext: 'Une vraie personne.' },
  hero: picture('hero_0e22.webp'),
  heroAlt: 'Une bulle orange',
  tagline: 'Agence numérique à Québec',
  careerCta: 'Travailler avec nous',
  about: { title: 'Comme du monde', markdown: '**Bonjour** italien.', cta: 'Faire connaissance' },
  pillarTitle: 'Six métiers',
  pillars: [
    { title: 'Commerce', text: 'Vendre.', route: '/services/ecommerce' },
    { title: 'Ailleurs', text: 'Sans page.', route: '/nulle-part' },
  ],
  talkToUs: { title: 'Un projet ?', desc: 'Racontez.', cta: 'Parlons-en' },
  partners: { title: 'En bonne compagnie', text: 'Ils répondent.' },
  MetaTitle: 'Salve | Agence',
  MetaDescription: 'Sites web.',
};

const study = (id: number, date: string) => ({
  id,
  title: `Étude ${id}`,
  slug: `etude-${id}`,
  date,
  updatedAt: date,
});

const wireNews = {
  id: 5,
  title: 'Vingt ans',
  slug: 'vingt-ans',
  desc: 'Une fête.',
  date: '2026-02-24',
  updatedAt: '2026-02-24',
  tags: { data: [{ id: 1, attributes: { name: 'Vie d’équipe', slug: 'vie' } }] },
  cover: picture('fete.webp'),
};

const wirePost = {
  id: 6,
  Title: 'A post',
  slug: 'a-post',
  Publication: '2026-03-10',
  updatedAt: '2026-03-10',
};

const full: HomeData = {
  home: home.schema.parse(wireHome),
  latest: [
    {
      id: 5,
      title: 'Vingt ans',
      summary: 'Une fête.',
      date: '2026-02-24',
      label: 'Vie d’équipe',
      cover: undefined,
      href: '/nouvelle/vingt-ans',
    },
  ],
  caseStudies: [1, 2, 3].map((id) => caseStudies.schema.parse(study(id, '2026-01-01'))),
  partners: [partners.schema.parse({ id: 1, name: 'Nordet', link: 'https://nordet.example' })],
};

const view = (data: HomeData, locale: Locale = 'fr') => {
  const View = page.View;
  return renderToStaticMarkup(
    <View
      data={data}
      locale={locale}
      url={new URL('https://salve.example/')}
      route={{ key: 'home', params: {} }}
    />,
  );
};

const request = (content: Content, locale: Locale) => ({
  search: searchFinding(),
  content,
  locale,
  url: new URL('https://salve.example/'),
  route: { key: 'home' as const, params: {} },
});

describe('the home page', () => {
  const html = view(full);

  it('shows the title, the intro and the ways to contact and careers', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Le numérique commence par un bonjour</h1>');
    expect(html).toContain('Agence numérique à Québec');
    expect(html).toContain('Une vraie personne.');
    expect(html).toMatch(/href="\/contact"[^>]*>Dites-nous bonjour/);
    expect(html).toMatch(/href="\/carriere"[^>]*>Travailler avec nous/);
    expect(html).toContain('alt="Une bulle orange"');
  });

  it('shows about, latest, case studies, partners and talk-to-us', () => {
    expect(html).toMatch(/href="\/a-propos"[^>]*>Faire connaissance/);
    expect(html).toContain('<strong>Bonjour</strong>');
    expect(html).toContain('href="/nouvelle/vingt-ans"');
    expect(html).toContain('24 . 02 . 2026');
    expect(html).toContain('href="/nouvelles"');
    expect(html).toContain('data-island="Carousel"');
    expect(html).toContain('https://nordet.example');
    expect(html).toMatch(/href="\/contact"[^>]*>Parlons-en/);
  });

  it('links a service that has a page, and only names one that has none', () => {
    expect(html).toContain('href="/services/ecommerce"');
    expect(html).toMatch(/<h3[^>]*>Ailleurs<\/h3>/);
  });

  it('skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('leads to English pages in English', () => {
    const english = view({ ...full, latest: [] }, 'en');
    expect(english).toContain('href="/en/contact"');
    expect(english).toContain('href="/en/services/ecommerce"');
    expect(english).toContain('No blog posts yet');
    expect(english).not.toContain('href="/contact"');
  });
});

describe('what may be missing', () => {
  it('needs nothing but a title', () => {
    const html = view({
      home: home.schema.parse({ title: 'Bonjour' }),
      latest: undefined,
      caseStudies: undefined,
      partners: undefined,
    });
    expect(html).toContain('Bonjour</h1>');
    expect(html).not.toContain('<h2');
    expect(html).not.toContain('<a ');
  });

  it('says so when there is no news yet', () => {
    expect(view({ ...full, latest: [] })).toContain('Pas encore de nouvelles');
  });

  it('shows no carousel of two', () => {
    const html = view({ ...full, caseStudies: full.caseStudies?.slice(0, 2) });
    expect(html).not.toContain('data-island');
  });

  it('shows the picture that editors chose instead of the drawn one', () => {
    const html = view({
      ...full,
      home: home.schema.parse({ ...wireHome, hero: picture('equipe_1.jpg') }),
    });
    expect(html).toContain('/uploads/equipe_1.jpg');
    expect(html).not.toContain('/scenes/soleil');
  });
});

describe('metadata', () => {
  const meta = (wire: object) => {
    const data = { ...full, home: home.schema.parse(wire) };
    return page.meta(data, request(fakeContent([]), 'fr'));
  };

  it('comes from the Meta fields, with the page’s own words to fall back on', () => {
    expect(meta(wireHome).seo).toEqual({ title: 'Salve | Agence', description: 'Sites web.' });
    expect(meta({ title: 'Bonjour', desc: 'Salve.' })).toMatchObject({
      title: 'Bonjour',
      description: 'Salve.',
    });
  });

  it('fetches the picture of the first view ahead', () => {
    expect(meta(wireHome).preload).toMatchObject({ artwork: 'homeFront' });
    expect(meta({ ...wireHome, hero: picture('equipe_1.jpg') }).preload).toHaveProperty('image');
  });
});

type Asked = { path: string; query: object };

function fakeContent(asked: Asked[], failing: readonly string[] = []): Content {
  const items: Record<string, object[]> = {
    nouvelles: [wireNews],
    blogues: [wirePost],
    etudes: [study(1, '2020-01-01'), study(2, '2026-01-01')],
    partenaires: [{ id: 1, name: 'Nordet' }],
  };
  const note = (path: string, query: object) => {
    asked.push({ path, query });
    if (failing.includes(path)) throw new ContentUnavailable(path);
  };
  return {
    single: async (type, query) => {
      note(type.path, query);
      return type.schema.parse(wireHome);
    },
    list: async (type, query) => {
      note(type.path, query);
      const found = (items[type.path] ?? []).map((item) => type.schema.parse(item));
      return { items: found, total: found.length };
    },
  };
}

describe('loadHome', () => {
  it('asks for the latest two news in French', async () => {
    const asked: Asked[] = [];
    const data = await loadHome(request(fakeContent(asked), 'fr'));
    expect(asked).toContainEqual({ path: home.path, query: { locale: 'fr', populate: '*' } });
    expect(asked).toContainEqual({
      path: news.path,
      query: expect.objectContaining({
        locale: 'fr',
        sort: 'updatedAt:desc',
        pagination: { limit: 2 },
      }),
    });
    expect(asked.map(({ path }) => path)).not.toContain(blog.path);
    expect(data.latest?.[0]).toMatchObject({ href: '/nouvelle/vingt-ans', label: 'Vie d’équipe' });
  });

  it('asks for the latest two blog posts in English', async () => {
    const asked: Asked[] = [];
    const data = await loadHome(request(fakeContent(asked), 'en'));
    expect(asked).toContainEqual({
      path: blog.path,
      query: expect.objectContaining({
        locale: 'en',
        sort: 'Publication:desc',
        pagination: { limit: 2 },
      }),
    });
    expect(asked.map(({ path }) => path)).not.toContain(news.path);
    expect(data.latest?.[0]).toMatchObject({ title: 'A post', href: '/en/blog/a-post' });
  });

  it('asks for the partners in one language', async () => {
    const asked: Asked[] = [];
    await loadHome(request(fakeContent(asked), 'fr'));
    expect(asked).toContainEqual({
      path: partners.path,
      query: { locale: 'en', populate: '*', pagination: { limit: 999 } },
    });
  });

  it('asks for every case study, not for as many as the service gives unasked', async () => {
    const asked: Asked[] = [];
    await loadHome(request(fakeContent(asked), 'fr'));
    expect(asked).toContainEqual({
      path: caseStudies.path,
      query: { locale: 'fr', sort: 'date:desc', populate: '*', pagination: { limit: 999 } },
    });
  });

  it('puts the newest case study first', async () => {
    const data = await loadHome(request(fakeContent([]), 'fr'));
    expect(data.caseStudies?.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('does without what is secondary, but not without the page', async () => {
    const secondary = ['nouvelles', 'etudes', 'partenaires'];
    const data = await loadHome(request(fakeContent([], secondary), 'fr'));
    expect(data).toMatchObject({
      latest: undefined,
      caseStudies: undefined,
      partners: undefined,
    });
    await expect(loadHome(request(fakeContent([], ['accueil']), 'fr'))).rejects.toThrow(
      ContentUnavailable,
    );
  });
});
