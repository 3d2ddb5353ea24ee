import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Content, ContentQuery } from '../../content/client.ts';
import type { ContentType } from '../../content/content-type.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import type { Locale } from '../../site/locale.ts';
import { searchFinding } from '../fake-content.ts';
import { PageNotFound, type PageRequest } from '../page.ts';
import page from './news.page.tsx';

const relation = (locale: Locale, id: number, slug: string) => ({
  data: [{ id, attributes: { locale, slug } }],
});
const frenchTags = [
  {
    id: 3,
    name: 'Accessibilité',
    slug: 'accessibilite',
    localizations: relation('en', 9, 'accessibility'),
  },
  { id: 12, name: 'Vie de bureau', slug: 'vie-de-bureau', localizations: { data: [] } },
];

const item = (id: number) => ({
  id,
  title: `Nouvelle ${id}`,
  slug: `nouvelle-${id}`,
  desc: `Résumé ${id}`,
  date: '2026-05-21',
  updatedAt: '2026-05-21T12:00:00.000Z',
  cover: {
    data: {
      attributes: { url: `/uploads/${id}.webp`, width: 1600, height: 1067, alternativeText: '' },
    },
  },
  tags: { data: [{ id: 3, attributes: { name: 'Accessibilité', slug: 'accessibilite' } }] },
});

interface Given {
  readonly items?: number;
  readonly total?: number;
  readonly tags?: 'down';
  /** How many news each tag has. */
  readonly counts?: number;
}

/** Answers as the service would, and remembers what the news were asked with. */
function serviceWith({ items = 5, total = items, tags, counts = total }: Given) {
  const asked: ContentQuery[] = [];
  const answerTo = (type: ContentType, query: ContentQuery) => {
    if (type.path === 'tags') {
      if (tags === 'down') throw new ContentUnavailable('tags');
      return { items: frenchTags.map((one) => type.schema.parse(one)), total: 2 };
    }
    // How many news a tag has: nothing of them is asked for.
    if (Array.isArray(query.populate) && query.filters) return { items: [], total: counts };
    asked.push(query);
    const some = Array.from({ length: items }, (_, index) => type.schema.parse(item(index + 1)));
    return { items: some, total };
  };
  const content = {
    single: async (type: ContentType) =>
      type.schema.parse({ title: 'Nouvelles', intro: 'Ce qui se passe.', MetaTitle: 'Actualités' }),
    list: async (type: ContentType, query: ContentQuery) => answerTo(type, query),
  } as unknown as Content;
  return { content, asked };
}

async function show(address: string, given: Given = {}, locale: Locale = 'fr') {
  const { content, asked } = serviceWith(given);
  const url = new URL(address, 'https://salve.example');
  const request: PageRequest = {
    locale,
    url,
    route: { key: 'news', params: {} },
    content,
    search: searchFinding(),
  };
  const data = await page.load(request);
  const props = { data, locale, url, route: request.route };
  return {
    html: renderToStaticMarkup(<page.View {...props} />),
    meta: page.meta(data, request),
    asked,
  };
}

const pictures = (html: string) => html.match(/<img/g)?.length ?? 0;

describe('news list, first page', () => {
  it('asks for five, newest first', async () => {
    const { asked } = await show('/nouvelles');
    expect(asked).toEqual([
      {
        locale: 'fr',
        sort: ['date:desc', 'createdAt:desc', 'documentId:desc'],
        pagination: { page: 1, pageSize: 5 },
        populate: '*',
      },
    ]);
  });

  it('shows five items, pictures on the first and the fifth', async () => {
    const { html } = await show('/nouvelles');
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(pictures(html)).toBe(2);
    expect(html).toContain('/uploads/1.webp');
    expect(html).toContain('/uploads/5.webp');
    expect(html).toMatch(/<h1[^>]*>Nouvelles<\/h1>/);
    expect(html).toContain('href="/nouvelle/nouvelle-1"');
    expect(html).toContain('21 . 05 . 2026');
  });

  it('puts fewer than four side by side', async () => {
    const { html } = await show('/nouvelles', { items: 3 });
    expect(html.match(/data-of="3"/g)).toHaveLength(3);
    expect((await show('/nouvelles', { items: 4 })).html).not.toContain('data-of');
  });

  it('says that there is none', async () => {
    const { html } = await show('/nouvelles', { items: 0 });
    expect(html).toContain('Aucune nouvelle pour l’instant.');
    expect(html).not.toContain('aria-label="Pages"');
  });

  it('links English items to the English address', async () => {
    const { html } = await show('/en/news', {}, 'en');
    expect(html).toContain('href="/en/news/nouvelle-1"');
  });

  it('does without its filters when they cannot be loaded', async () => {
    const { html } = await show('/nouvelles', { tags: 'down' });
    expect(html).toContain('Nouvelle 1');
    expect(html).not.toContain('Filtrer par étiquette');
  });
});

describe('news list, later pages', () => {
  it('are plain lists, with the pager', async () => {
    const { html, meta } = await show('/nouvelles?page=2', { total: 14 });
    expect(pictures(html)).toBe(0);
    expect(html).toMatch(/href="\/nouvelles"[^>]*rel="prev"/);
    expect(html).toMatch(/href="\/nouvelles\?page=3"[^>]*rel="next"/);
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
    expect(meta.canonical).toBe('/nouvelles?page=2');
    expect(meta.title).toBe('Actualités · Page 2');
  });

  it('end at the last', async () => {
    await expect(show('/nouvelles?page=4', { total: 14 })).rejects.toThrow(PageNotFound);
  });

  it('keep the page in a language switch only where the other list has it', async () => {
    const long = await show('/nouvelles?page=2', { total: 14 });
    expect(long.meta.switchQuery?.toString()).toBe('page=2');
    const asked = long.asked.at(-1);
    expect(asked).toMatchObject({ locale: 'en', pagination: { page: 1, pageSize: 1 } });
  });
});

describe('news filters', () => {
  it('say in title, heading and count what the list is narrowed to', async () => {
    const { html, meta } = await show('/nouvelles?tag=accessibilite', { items: 5, total: 14 });
    expect(meta.title).toBe('Accessibilité · Actualités');
    expect(html).toMatch(/<h2[^>]*>14 nouvelles\u00a0: Accessibilité<\/h2>/);
  });

  it('tell how many news they lead to', async () => {
    expect((await show('/nouvelles', { total: 14 })).html).toContain('14 éléments');
  });

  it('that lead to nothing are not offered', async () => {
    expect((await show('/nouvelles', { counts: 0 })).html).not.toContain('Vie de bureau');
  });

  it('that do not exist are said not to, above the whole list', async () => {
    const { html, meta } = await show('/nouvelles?tag=zzz');
    expect(html).toContain('Ce filtre n’existe pas');
    expect(html).toContain('Nouvelle 1');
    expect(meta.noindex).toBe(true);
    expect((await show('/nouvelles')).html).not.toContain('Ce filtre');
  });

  it('ask by the numbers of the chosen tags', async () => {
    const { asked } = await show('/nouvelles?tag=accessibilite&tag=vie-de-bureau&tag=inconnu');
    expect(asked[0]?.filters).toEqual({ tags: { id: { $in: [3, 12] } } });
  });

  it('toggle, go together, start at the first page and are told apart', async () => {
    const { html, meta } = await show('/nouvelles?tag=accessibilite&page=2', { total: 14 });
    expect(html).toMatch(/href="\/nouvelles" aria-current="true"|href="\/nouvelles"[^>]*>Toutes/);
    expect(html).toMatch(
      /href="\/nouvelles" aria-current="true"[^>]*>Accessibilité.*?retirer ce filtre/,
    );
    expect(html).toMatch(
      /href="\/nouvelles\?tag=accessibilite&amp;tag=vie-de-bureau">Vie de bureau/,
    );
    expect(html).toContain('href="/nouvelles?tag=accessibilite&amp;page=3"');
    expect(meta.canonical).toBeUndefined();
  });

  it('survive a language switch, without those that have no counterpart', async () => {
    const { meta } = await show('/nouvelles?tag=accessibilite&tag=vie-de-bureau');
    expect(meta.switchQuery?.toString()).toBe('tag=accessibility');
  });

  it('say that nothing matches, and lead back to the whole list', async () => {
    const { html } = await show('/nouvelles?tag=vie-de-bureau', { items: 0 });
    expect(html).toContain('Aucune nouvelle sous cette étiquette.');
    expect(html).toMatch(/href="\/nouvelles"[^>]*>Voir toutes les nouvelles/);
  });

  it('fail the page rather than show an unfiltered list as filtered', async () => {
    await expect(show('/nouvelles?tag=accessibilite', { tags: 'down' })).rejects.toThrow(
      ContentUnavailable,
    );
  });
});
