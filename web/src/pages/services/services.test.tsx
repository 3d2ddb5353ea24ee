import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/client.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { partners } from '../../content/schema/partner.ts';
import { servicesOverview } from '../../content/schema/services-overview.ts';
import type { Locale } from '../../site/locale.ts';
import { searchFinding } from '../fake-content.ts';
import page from './services.page.tsx';
import { loadServices, type ServicesData } from './services.query.ts';
import { splitList, splitOpening } from './split-markdown.ts';

const wire = {
  title: 'Des services qui se parlent',
  intro: 'Six métiers **à la même table**.\n\nDu début à la fin.',
  heading: {
    data: {
      attributes: {
        url: '/uploads/table.webp',
        width: 1600,
        height: 700,
        alternativeText: 'Une table',
        caption: 'A table',
      },
    },
  },
  Content: [
    {
      title: 'Commerce électronique',
      markdown: 'Des boutiques.\n\n- Billetteries\n- Stocks',
      buttonLink: '/services/ecommerce',
    },
    { title: 'Sans page', markdown: 'Rien qu’un texte.', buttonLink: null },
  ],
  discuss: 'Discutons de votre projet',
  partners: { title: 'Choisis un à un', text: '' },
  MetaTitle: 'Services | Salve',
  MetaDescription: null,
};

const partner = { id: 1, name: 'Nordet', link: 'https://nordet.example' };
const full: ServicesData = {
  overview: servicesOverview.schema.parse(wire),
  partners: [partners.schema.parse(partner)],
};

const url = new URL('https://salve.example/services');
const route = { key: 'services' as const, params: {} };

const view = (data: ServicesData, locale: Locale = 'fr') => {
  const View = page.View;
  return renderToStaticMarkup(<View data={data} locale={locale} url={url} route={route} />);
};

function fakeContent(asked: object[], failing: readonly string[] = []): Content {
  const note = (path: string, query: object) => {
    asked.push({ path, query });
    if (failing.includes(path)) throw new ContentUnavailable(path);
  };
  return {
    single: async (type, query) => {
      note(type.path, query);
      return type.schema.parse(wire);
    },
    list: async (type, query) => {
      note(type.path, query);
      return { items: [type.schema.parse(partner)], total: 1 };
    },
  };
}

describe('the services overview', () => {
  const html = view(full);

  it('shows the heading picture, the intro and where the visitor is', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('alt="Une table"');
    expect(html).toContain('<strong>à la même table</strong>');
    expect(html).toContain('Du début à la fin.');
    expect(html).toMatch(/aria-current="page"[^>]*>Services</);
  });

  it('lists each service with its text, its list and its page', () => {
    expect(html).toMatch(/href="\/services\/ecommerce"[^>]*>Commerce électronique</);
    expect(html).toContain('<li>Billetteries</li>');
    expect(html).toMatch(/<h2[^>]*>Sans page<\/h2>/);
  });

  it('leads to the contact block of the footer, in the intro and at the end', () => {
    expect(html.match(/href="#pied"/g)).toHaveLength(2);
  });

  it('speaks English in English', () => {
    const english = view(full, 'en');
    expect(english).toContain('alt="A table"');
    expect(english).toContain('href="/en/services/ecommerce"');
  });

  it('does without a picture, services, partners and a discuss link', () => {
    const html = view({
      overview: servicesOverview.schema.parse({ title: 'Services' }),
      partners: undefined,
    });
    expect(html).toContain('Services</h1>');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<ul');
    expect(html).not.toContain('#pied');
  });
});

it('falls back on the intro for its description, without marks', () => {
  const meta = page.meta(full, { locale: 'fr', url, route });
  expect(meta.description).toBe('Six métiers à la même table.');
  expect(meta.seo?.title).toBe('Services | Salve');
  expect(meta.preload).toMatchObject({ wide: true });
});

describe('loadServices', () => {
  it('asks for the page in its language and for all partners', async () => {
    const asked: object[] = [];
    await loadServices({
      content: fakeContent(asked),
      locale: 'en',
      url,
      route,
      search: searchFinding(),
    });
    expect(asked).toEqual([
      { path: 'nos-services', query: { locale: 'en', populate: '*' } },
      { path: 'partenaires', query: { populate: '*', pagination: { limit: 999 } } },
    ]);
  });

  it('does without the partners, but not without the page', async () => {
    const ask = (failing: string) =>
      loadServices({
        content: fakeContent([], [failing]),
        locale: 'fr',
        url,
        route,
        search: searchFinding(),
      });
    expect((await ask('partenaires')).partners).toBeUndefined();
    await expect(ask('nos-services')).rejects.toThrow(ContentUnavailable);
  });
});

describe('splitting markdown', () => {
  it('takes the opening paragraph from the rest', () => {
    expect(splitOpening('Un.\n\nDeux.\n\nTrois.')).toEqual({
      opening: 'Un.',
      rest: 'Deux.\n\nTrois.',
    });
    expect(splitOpening('')).toEqual({ opening: '', rest: '' });
  });

  it('takes the list from the text, wherever it stands', () => {
    expect(splitList('- a\n- b\n\nTexte.')).toEqual({ text: 'Texte.', list: '- a\n- b' });
    expect(splitList('Texte seul.')).toEqual({ text: 'Texte seul.', list: '' });
  });
});
