/** The calls of document 2, section 7, in the order of its table. */
import { describe, expect, test } from 'vitest';
import { type Entry, list, type Media, type Relation, single } from './api.ts';

const text = expect.stringMatching(/\S/);
const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const slug = expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const picture = {
  data: {
    id: expect.any(Number),
    attributes: {
      url: expect.stringMatching(/^\/uploads\/\S+\.(webp|svg)$/),
      alternativeText: text,
      caption: text,
    },
  },
};
const section = { title: text, markdown: text };
const titled = { title: text, text };
const invitation = { title: text, desc: text, cta: text };
const meta = { MetaTitle: text, MetaDescription: text };
/** At least one item of a list looks like `shape`, which need not name all fields. */
const listOf = (shape: object) => expect.arrayContaining([partly(shape)]);
const partly = (shape: object): unknown =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(shape).map(([name, value]) => [
        name,
        Object.getPrototypeOf(value) === Object.prototype ? partly(value) : value,
      ]),
    ),
  );

const isDescending = (values: string[]) =>
  expect(values).toEqual([...values].sort((a, b) => (a < b ? 1 : -1)));
const pluck = <A extends object, K extends keyof A>(entries: { attributes: A }[], field: K) =>
  entries.map(({ attributes }) => attributes[field]);

type Tag = { name: string; slug: string };
type News = { slug: string; date: string; title: string; cover: Media; tags: Relation<Tag> };

describe.each(['fr', 'en'])('in %s', (locale) => {
  test('home', async () => {
    const home = await single(`accueil?locale=${locale}&populate=*`);
    expect(home).toMatchObject({
      locale,
      title: text,
      desc: text,
      intro: { text, cta: text, subtext: text },
      hero: picture,
      heroAlt: text,
      tagline: text,
      careerCta: text,
      about: { title: text, markdown: text, cta: text },
      pillarTitle: text,
      talkToUs: invitation,
      partners: titled,
      ...meta,
    });
    expect(home.pillars).toHaveLength(6);
  });

  test('the latest news on the home page', async () => {
    const { entries, pagination } = await list<News>(
      `nouvelles?sort=updatedAt:desc&pagination[limit]=2&locale=${locale}`,
    );
    expect(entries).toHaveLength(2);
    expect(pagination.total).toBe(locale === 'fr' ? 14 : 5);
    isDescending(pluck(entries, 'updatedAt'));
    isDescending(pluck(entries, 'date'));
  });

  test('the latest blog posts on the home page', async () => {
    const { entries } = await list<{ Publication: string; Title: string; slug: string }>(
      `blogues?sort=Publication:desc&pagination[limit]=2&locale=${locale}`,
    );
    expect(entries).toHaveLength(2);
    isDescending(pluck(entries, 'Publication'));
    expect(entries[0]?.attributes).toMatchObject({ Title: text, slug, Publication: date });
  });

  test('services', async () => {
    const services = await single(`nos-services?locale=${locale}&populate=*`);
    expect(services).toMatchObject({ intro: text, heading: picture, discuss: text, ...meta });
    expect(services.Content).toHaveLength(6);
    expect(services.Content).toEqual(
      listOf({ ...section, buttonLink: '/services/developpement-web-et-mobile' }),
    );
  });

  test('case studies', async () => {
    const { entries, pagination } = await list<{ cover: Media; tags: Relation<Tag> }>(
      `etudes?locale=${locale}&populate=*`,
    );
    expect(pagination.total).toBe(locale === 'fr' ? 8 : 6);
    expect(entries.length).toBeGreaterThan(2);
    for (const { attributes } of entries) {
      expect(attributes).toMatchObject({
        title: text,
        slug,
        desc: text,
        client: text,
        project: text,
        date,
        cover: picture,
        coverDesc: text,
      });
      expect(attributes.tags.data[0]?.attributes).toMatchObject({ name: text, slug, locale });
    }
  });

  test('the list of case studies', async () => {
    const { entries } = await list<{ date: string }>(`etudes?locale=${locale}&sort=date:desc`);
    isDescending(pluck(entries, 'date'));
  });

  test('web and mobile development', async () => {
    const page = await single(`developpement-web-mobile?locale=${locale}&populate=*`);
    expect(page).toMatchObject({
      Pretitle: text,
      Title: text,
      discuss: text,
      heading: picture,
      ...meta,
    });
    expect(page.paragraphs).toEqual(listOf(section));
  });

  test('e-commerce', async () => {
    const page = await single(`ecommerce?locale=${locale}&populate[markdown]=*`);
    expect(page).toMatchObject({ Pretitle: text, Title: text, ...meta });
    expect(page.markdown).toEqual(listOf(section));
  });

  test('accessibility', async () => {
    const page = await single<{ content: { ancre: { identifier: string } }[] }>(
      `accessibilite-web-numerique?locale=${locale}&populate[SEOFields][populate]=*&populate[timeline]=*&populate[content][populate]=*`,
    );
    expect(page).toMatchObject({
      pretitle: text,
      title: text,
      description: text,
      SEOFields: { ...meta, keywords: text, ogTitle: text, ogDescription: text, ogImage: picture },
      timeline: listOf({ title: text, link: '#formation' }),
      content: listOf({ ...section, img: picture }),
    });
    expect(page.content.map(({ ancre }) => ancre.identifier)).toContain('formation');
  });

  test('training courses', async () => {
    const { entries } = await list<{ duration: number }>(`formationss?locale=${locale}`);
    expect(entries).toHaveLength(6);
    expect(pluck(entries, 'duration')).toContain(15);
    for (const { attributes } of entries) {
      expect(attributes).toMatchObject({
        name: text,
        profile: text,
        level: text,
        duration: expect.any(Number),
      });
    }
  });

  test.each(['accessibilite', 'developpement', 'studio'])('%s-contact', async (product) => {
    expect(await single(`${product}-contact?locale=${locale}`)).toMatchObject({
      email: expect.stringContaining('@'),
      cta: text,
      title: text,
      text,
      contactOthers: text,
    });
  });

  test('design', async () => {
    const page = await single(
      `design-numerique?locale=${locale}&populate[SEOFields][populate]=*&populate[blockService]=*&populate[contentBlock][populate]=*`,
    );
    expect(page).toMatchObject({
      SEOFields: meta,
      blockService: listOf(section),
      contentBlock: listOf({ ...section, ancre: { text, identifier: slug } }),
    });
  });

  test('digital transformation', async () => {
    const page = await single<{ ContentBlock: { etudes: Relation<{ slug: string }> }[] }>(
      `transformation-numerique?locale=${locale}&populate[ContentBlock][populate]=*&populate[timeline]=*&populate[SEOFields][populate]=*`,
    );
    expect(page).toMatchObject({
      description: expect.stringContaining('\n'),
      ContentBlock: listOf(section),
      timeline: listOf({ title: text, link: text }),
      SEOFields: meta,
    });
    const linked = page.ContentBlock.flatMap(({ etudes }) => etudes.data);
    expect(linked.length).toBeGreaterThan(0);
    expect(new Set(pluck(linked, 'locale'))).toEqual(new Set([locale]));
  });

  test('consulting', async () => {
    const page = await single(`services-conseils?locale=${locale}&populate=*`);
    expect(page).toMatchObject({
      title: text,
      description: text,
      SEOFields: meta,
      content: listOf(section),
    });
  });

  test('the case study home and the tags', async () => {
    expect(await single(`etudes-accueil?locale=${locale}`)).toMatchObject({
      title: text,
      intro: text,
      ...meta,
    });
    expect(await single(`etudes-accueil?locale=${locale}&populate=*`)).toMatchObject({
      talkToUs: invitation,
      partners: titled,
    });
    const { entries } = await list<Tag>(`tags?locale=${locale}`);
    expect(entries).toHaveLength(locale === 'fr' ? 10 : 9);
    expect(entries.map(({ id }) => id)).toEqual(
      expect.arrayContaining(locale === 'fr' ? [3, 11, 10] : [9, 2, 7]),
    );
  });

  test('careers', async () => {
    const names = [
      'faq',
      'benefits',
      'localizations',
      'numericalStat',
      'openPositions',
      'satistics',
      'teams',
      'testimonies',
    ];
    const populate = names.map((name) => `populate[${name}][populate]=*`).join('&');
    const page = await single(`carriere?locale=${locale}&${populate}`);
    expect(page).toMatchObject({
      title: text,
      intro: text,
      paragraph1: text,
      numericalStat: listOf({ beforeText: text, number: expect.any(Number), afterText: text }),
      faq: listOf({ question: text, reponse: text, img: picture }),
      testimonies: { title: text },
      satistics: {
        title: text,
        intro: text,
        content: listOf({ percent: expect.any(Number), afterText: text }),
      },
      benefits: { title: text },
      teams: { title: text, intro: text, paragraphs: listOf(section) },
      openPositions: { title: text, empty: text },
      ...meta,
    });
    expect(
      (page.localizations as Relation).data.map(({ attributes }) => attributes.locale),
    ).toEqual([locale === 'fr' ? 'en' : 'fr']);
  });

  test('blocks of the careers page', async () => {
    const { entries: testimonies } = await list(`temoignages?locale=${locale}&populate=*`);
    expect(testimonies).toHaveLength(6);
    expect(testimonies[0]?.attributes).toMatchObject({
      testimony: text,
      name: text,
      position: text,
      caricature: { data: { attributes: { url: text, formats: { thumbnail: { url: text } } } } },
    });
    expect(await single(`postuler?locale=${locale}`)).toMatchObject({ ...invitation, email: text });
    const { entries: benefits } = await list(`avantages-sociaux?locale=${locale}`);
    expect(benefits).toHaveLength(10);
    expect(benefits[0]?.attributes).toMatchObject({ icon: text, name: text, desc: text });
    const { entries: positions } = await list(`postes?locale=${locale}`);
    expect(positions).toHaveLength(locale === 'fr' ? 5 : 0);
  });

  test('team', async () => {
    const { entries } = await list<{ name: string; cartoon: Media }>(
      `employes?locale=${locale}&sort=name:asc&pagination[limit]=999&populate=*`,
    );
    expect(entries).toHaveLength(16);
    expect(entries[0]?.attributes).toMatchObject({ name: text, position: text, cartoon: picture });
    const names = pluck(entries, 'name');
    // Databases disagree on where É goes; the site sorts for its readers.
    const plain = names.filter((name) => /^[A-Z]/.test(name)).map((name) => name[0]);
    expect(plain).toEqual([...plain].sort());
  });

  test('the news home', async () => {
    expect(await single(`nouvelles-accueil?locale=${locale}`)).toMatchObject({
      title: text,
      intro: text,
      ...meta,
    });
  });

  test('contact', async () => {
    const page = await single(`contact?locale=${locale}&populate=*`);
    expect(page).toMatchObject({
      title: text,
      desc: text,
      company: 'Salve inc.',
      motto: text,
      phone: '418 555-0142',
      fax: '418 555-0143',
      email: 'info@salve.example',
      address: text,
      mapUrl: expect.stringMatching(/^https:/),
    });
    expect(page.courriels).toHaveLength(4);
    // The author block writes the parameter with an underscore.
    expect((await single(`contact?_locale=${locale}`)).locale).toBe('fr');
  });

  test('privacy policy', async () => {
    const page = await single<{ employeePdf: Media; clientPdf: Media }>(
      `politique-confidentialite?locale=${locale}&populate=*`,
    );
    expect(page).toMatchObject({
      title: text,
      date,
      description: text,
      list: listOf(titled),
      footer: text,
    });
    for (const { data } of [page.employeePdf, page.clientPdf]) {
      expect(data.attributes).toMatchObject({
        mime: 'application/pdf',
        url: expect.stringMatching(/\.pdf$/),
      });
    }
  });

  test('what the site needs beyond the documents', async () => {
    for (const path of [
      'a-propos',
      'accessibilite-site',
      'securite',
      'merci',
      'studio-numerique',
    ]) {
      expect(await single(`${path}?locale=${locale}&populate=*`)).toMatchObject({
        title: text,
        SEOFields: meta,
      });
    }
    const about = await single<{ values: { key: string }[] }>(
      `a-propos?locale=${locale}&populate=*`,
    );
    expect(about.values.map(({ key }) => key)).toEqual([
      'commitment',
      'innovation',
      'sustainability',
      'expertise',
      'mindset',
    ]);
    const terms = await single<{ sections: unknown[] }>(`termes?locale=${locale}&populate=*`);
    expect(terms.sections).toHaveLength(13);
    expect(await list(`categories-blogue?locale=${locale}`)).toMatchObject({
      pagination: { total: 5 },
    });
    expect(await list(`pages-services?locale=${locale}`)).toMatchObject({
      pagination: { total: 10 },
    });
    expect(await single(`blogues-accueil?locale=${locale}`)).toMatchObject({
      title: text,
      ...meta,
    });
  });

  test('settings: navigation, social links, footer', async () => {
    const settings = await single<{
      navigation: { level: string; items: unknown[] }[];
      social: unknown[];
    }>(
      `reglages?locale=${locale}&populate[navigation][populate]=*&populate[social]=*&populate[quickLinks]=*&populate[contactIntro]=*`,
    );
    expect(settings).toMatchObject({ footerText: text, isoLabel: text, contactIntro: titled });
    expect(settings.social).toHaveLength(4);
    const levels = settings.navigation.map(({ level }) => level);
    expect(levels.filter((level) => level === 'primary')).toHaveLength(7);
    expect(levels.filter((level) => level === 'secondary')).toHaveLength(2);
    expect(levels.filter((level) => level === 'securite')).toHaveLength(4);
    expect(levels.filter((level) => level === 'tertiary')).toHaveLength(1);
    expect(settings.navigation[0]?.items).toHaveLength(7);
  });
});

describe('partners', () => {
  test.each(['?locale=en&populate=*', '?populate=*', ''])('partenaires%s', async (query) => {
    const { entries } = await list<{ lang: string }>(`partenaires${query}`);
    expect(entries).toHaveLength(10);
    expect(entries[0]?.attributes).toMatchObject({
      name: text,
      link: expect.stringMatching(/^https:/),
      lang: expect.stringMatching(/^(fr|en)$/),
      ...(query && { logo: picture }),
    });
  });
});

test('client logos', async () => {
  const { clients } = await single<{ clients: { client_item: { ecommerce: boolean }[] } }>(
    'studio-numerique-test?locale=en&populate[clients][populate][client_item][populate]=*',
  );
  expect(clients.client_item).toHaveLength(8);
  expect(clients.client_item[0]).toMatchObject({ name: text, logo: picture, image: picture });
  expect(clients.client_item.filter(({ ecommerce }) => ecommerce)).toHaveLength(4);
});

describe('a case study', () => {
  test.each([
    ['fr', 'musee-des-marees-billetterie-accessible'],
    ['en', 'musee-des-marees-accessible-ticketing'],
  ])('%s/%s', async (locale, wanted) => {
    const { entries } = await list<{ content: { __component: string }[] }>(
      `etudes?locale=${locale}&filters[slug]=${wanted}&populate[cover]=true&populate[localizations]=true&populate[tags]=true&populate[content][populate]=*`,
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]?.attributes).toMatchObject({
      title: text,
      slug: wanted,
      link: expect.stringMatching(/^https:/),
      CTALink: expect.stringMatching(/^https:/),
      CTALabel: text,
      cover: {
        data: { attributes: { width: expect.any(Number), formats: { thumbnail: { url: text } } } },
      },
      tags: { data: [{ attributes: { name: text } }, { attributes: { name: text } }] },
      localizations: { data: [{ id: expect.any(Number), attributes: { slug } }] },
    });
    const blocks = entries[0]?.attributes.content ?? [];
    expect(new Set(blocks.map(({ __component }) => __component))).toEqual(
      new Set(['blocs.markdown', 'blocs.quote']),
    );
    expect(blocks.find(({ __component }) => __component === 'blocs.quote')).toMatchObject({
      quote: text,
      name: text,
      cover: picture,
    });
  });

  test('an unknown slug finds nothing', async () => {
    expect((await list('etudes?locale=fr&filters[slug]=inconnu')).entries).toEqual([]);
  });
});

describe('news by tag', () => {
  const tagIds = (entry: Entry<News>) => entry.attributes.tags.data.map(({ id }) => id);

  test.each([
    ['accessibility', 'date', [3, 9], 3],
    ['consulting', 'updatedAt', [11, 2], 11],
    ['careers', 'updatedAt', [10, 7], 10],
  ] as const)('%s', async (_name, field, [french, english], expected) => {
    const { entries } = await list<News>(
      `nouvelles?sort=${field}:desc&filters[tags][id][$in][0]=${french}&filters[tags][id][$in][1]=${english}&pagination[limit]=5&populate=*`,
    );
    expect(entries).toHaveLength(5);
    isDescending(pluck(entries, field));
    for (const entry of entries) expect(tagIds(entry)).toContain(expected);
  });

  test('in English the other id of the pair matches', async () => {
    const { entries } = await list<News>(
      'nouvelles?locale=en&sort=date:desc&filters[tags][id][$in][0]=3&filters[tags][id][$in][1]=9&pagination[limit]=5&populate=*',
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(tagIds(entry)).toContain(9);
  });

  test('a pair is one tag in two languages', async () => {
    for (const [french, english] of [
      [3, 9],
      [11, 2],
      [10, 7],
    ]) {
      const { entries } = await list<Tag & { localizations: Relation<Tag> }>(
        `tags?locale=fr&filters[id]=${french}&populate=*`,
      );
      expect(entries[0]?.attributes.localizations.data.map(({ id }) => id)).toEqual([english]);
    }
  });
});

describe('a job posting', () => {
  test('by its slug', async () => {
    const { entries: all } = await list<{ slug: string }>('postes?locale=fr');
    for (const { attributes } of all) {
      const { entries } = await list(
        `postes?filters[slug]=${attributes.slug}&populate[duties][populate]=*&populate[requirements][populate]=*&populate[profile][populate]=*&populate[benefits][populate]=*`,
      );
      const items = { title: text, list: listOf({ text }) };
      expect(entries).toHaveLength(1);
      expect(entries[0]?.attributes).toMatchObject({
        title: text,
        desc: text,
        url: expect.stringMatching(/^https:/),
        paragraph1: text,
        paragraph2: text,
        duties: items,
        requirements: items,
        benefits: items,
        profile: {
          name: text,
          position: text,
          listTitle: text,
          desc: listOf({ text }),
          caricature: text,
        },
      });
    }
  });

  test('one profile is the one that the site skips', async () => {
    const { entries } = await list(
      'postes?filters[profile][caricature]=conseillerFonctionnel&populate=profile',
    );
    expect(entries).toHaveLength(1);
  });
});

describe('the news list', () => {
  const page = (number: number, more = '') =>
    list<News>(
      `nouvelles?locale=fr&sort=date:desc&pagination[page]=${number}&pagination[pageSize]=5${more}&populate=*`,
    );

  test('five a page, more than two pages, newest first', async () => {
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ entries }) => entries.length)).toEqual([5, 5, 4]);
    expect(pages[0]?.pagination).toEqual({ page: 1, pageSize: 5, pageCount: 3, total: 14 });
    const all = pages.flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    isDescending(pluck(all, 'date'));
    expect(all[0]?.attributes).toMatchObject({
      title: text,
      desc: text,
      slug,
      cover: picture,
      author: { fullname: text },
    });
  });

  test('filtered by tags', async () => {
    const { entries, pagination } = await page(1, '&filters[tags][id][$in][0]=3');
    expect(pagination.total).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ attributes }) => attributes.tags.data.some(({ id }) => id === 3))).toBe(
      true,
    );
    const two = await page(1, '&filters[tags][id][$in][0]=3&filters[tags][id][$in][1]=10');
    expect(two.pagination.total).toBeGreaterThan(pagination.total);
  });

  test('holds a very long title, an entry with every block and one with almost none', async () => {
    const { entries } = await list<News & { content: { __component: string; cover?: Media }[] }>(
      'nouvelles?locale=fr&pagination[limit]=100&populate[content][populate]=*',
    );
    expect(Math.max(...entries.map(({ attributes }) => attributes.title.length))).toBeGreaterThan(
      200,
    );
    const blocks = entries.map(({ attributes }) => attributes.content);
    expect(blocks.some((content) => content.length === 1)).toBe(true);
    expect(
      blocks.some(
        (content) =>
          content.some(({ __component }) => __component === 'blocs.markdown') &&
          content.some(({ __component, cover }) => __component === 'blocs.quote' && cover?.data),
      ),
    ).toBe(true);
  });
});

describe('a news article', () => {
  const article = async (wanted: string) => {
    const { entries } = await list<News>(
      `nouvelles?filters[slug]=${wanted}&populate[author][populate]=*&populate[content][populate]=*&populate[cover]=true&populate[localizations]=true&populate[tags]=true`,
    );
    expect(entries).toHaveLength(1);
    return entries[0] as Entry<News>;
  };

  test('with its author, blocks, cover, tags and translations', async () => {
    expect((await article('une-journee-sans-souris')).attributes).toMatchObject({
      title: text,
      date: '2026-05-21',
      coverDesc: text,
      cover: {
        data: {
          attributes: { width: expect.any(Number), formats: { thumbnail: { url: text } } },
        },
      },
      author: { fullname: text, position: text, phone: text, email: text, avatar: picture },
      localizations: { data: [{ attributes: { locale: 'en', slug: 'a-day-without-a-mouse' } }] },
    });
  });

  test('and up to three similar ones', async () => {
    const wanted = 'une-journee-sans-souris';
    const tag = (await article(wanted)).attributes.tags.data[0]?.attributes.slug;
    expect(tag).toBe('accessibilite');
    const { entries } = await list<News>(
      `nouvelles?filters[slug][$ne]=${wanted}&filters[tags][slug]=${tag}&pagination[limit]=3&sort=updatedAt:desc&populate=*`,
    );
    expect(entries).toHaveLength(3);
    expect(pluck(entries, 'slug')).not.toContain(wanted);
    isDescending(pluck(entries, 'updatedAt'));
  });
});

describe('security documents', () => {
  test.each([
    ['the access process', 'fr', 9, 'processus-demande-acces-renseignements'],
    ['the access process', 'en', 1, 'access-information-request-process'],
    ['retention', 'fr', 10, 'procedure-conservation-destruction-anonymisation-renseignements'],
    ['retention', 'en', 2, 'data-retention-destruction-anonymisation-process'],
  ])('%s in %s has the id %d', async (_name, locale, id, expected) => {
    const { entries } = await list(`securites?locale=${locale}&filters[id]=${id}`);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      id,
      attributes: { title: text, date, content: text, slug: expected },
    });
  });
});

test('a picture has its two alternative texts and its tone, and no size that nobody shows', async () => {
  const { hero } = await single<{ hero: Media }>('accueil?populate=hero');
  expect(hero.data.attributes).toMatchObject({
    alternativeText: expect.stringContaining('bulle'),
    caption: expect.stringContaining('bubble'),
    formats: { thumbnail: { tone: expect.stringMatching(/^[a-z]+$/) } },
  });
  expect(Object.keys(hero.data.attributes.formats ?? {})).toEqual(['thumbnail']);
});
