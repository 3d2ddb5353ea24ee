import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectionType, singleType } from './content-type.ts';
import { ContentMissing, ContentUnavailable, DraftUnreadable } from './errors.ts';
import { createPreviewContent } from './preview-content.ts';

const named = z.object({ id: z.number(), title: z.string() });
const home = singleType('accueil', named);
const settings = singleType('reglages', named);
const news = collectionType('nouvelles', 'nouvelle', named.extend({ slug: z.string() }));
const posts = collectionType('blogues', 'blogue', named);

const entry = (id: number, documentId: string, attributes: object) => ({
  id,
  documentId,
  attributes,
});
const listing = (...data: object[]) => ({ data, meta: { pagination: { total: 40 } } });

/** Answers by path and version, and remembers every question. */
function service(answers: Record<string, unknown>) {
  const asked: URL[] = [];
  const request = async (key: string) => {
    const url = new URL(key, 'http://content.example');
    asked.push(url);
    const version = url.searchParams.get('status') ?? 'published';
    const answer = answers[`${url.pathname.replace('/api/', '')} ${version}`];
    if (answer === undefined) throw new ContentMissing('Nothing.');
    return JSON.stringify(answer);
  };
  return { request, asked };
}

const versionsIn = (asked: readonly URL[]) =>
  asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('status')}`);

describe('the preview of a single type', () => {
  it('shows its draft, and everything else as visitors see it', async () => {
    const { request, asked } = service({
      'accueil draft': { data: entry(2, 'home', { title: 'Brouillon' }) },
      'reglages published': { data: entry(1, 'settings', { title: 'Réglages' }) },
      'blogues published': listing(entry(1, 'post', { title: 'Billet' })),
    });
    const content = createPreviewContent({
      request,
      draft: { model: 'accueil', documentId: 'home' },
    });
    expect((await content.single(home, { locale: 'fr' })).title).toBe('Brouillon');
    expect((await content.single(settings, {})).title).toBe('Réglages');
    expect((await content.list(posts, {})).items[0]?.title).toBe('Billet');
    expect(versionsIn(asked)).toEqual([
      '/api/accueil draft',
      '/api/reglages null',
      '/api/blogues null',
    ]);
  });
});

describe('the preview of an entry', () => {
  const answers = {
    'nouvelles draft': listing(entry(20, 'mine', { title: 'Brouillon', slug: 'nouveau-nom' })),
    'nouvelles published': listing(
      entry(10, 'other', { title: 'Autre', slug: 'autre' }),
      entry(11, 'mine', { title: 'Publiée', slug: 'ancien-nom' }),
    ),
  };
  const preview = (more: object = {}) => {
    const { request, asked } = service({ ...answers, ...more });
    const draft = { model: 'nouvelle', documentId: 'mine' };
    return { asked, content: createPreviewContent({ request, draft }) };
  };

  it('shows its draft at the address that the draft gives it', async () => {
    const { content, asked } = preview();
    const { items } = await content.list(news, {
      locale: 'fr',
      populate: { cover: true },
      filters: { slug: { $eq: 'nouveau-nom' } },
      pagination: { start: 40, limit: 1 },
    });
    expect(items).toEqual([{ id: 20, title: 'Brouillon', slug: 'nouveau-nom' }]);
    expect(asked).toHaveLength(1);
    // The draft is asked for by its document, with all that the page wants of it.
    const { searchParams } = asked[0] as URL;
    expect(Object.fromEntries(searchParams)).toEqual({
      locale: 'fr',
      'populate[cover]': 'true',
      'filters[documentId][$eq]': 'mine',
      status: 'draft',
    });
  });

  it('shows its draft in lists, in the place of what is published', async () => {
    const { items, total } = await preview().content.list(news, { sort: 'date:desc' });
    expect(items.map(({ title }) => title)).toEqual(['Autre', 'Brouillon']);
    expect(total).toBe(40);
  });

  it('does not take another entry for it', async () => {
    const { items } = await preview().content.list(news, { filters: { slug: { $eq: 'autre' } } });
    expect(items.map(({ title }) => title)).toEqual(['Autre', 'Brouillon']);
  });

  it('shows what is published where there is no draft in that language', async () => {
    const { content } = preview({ 'nouvelles draft': listing() });
    const { items } = await content.list(news, {});
    expect(items.map(({ title }) => title)).toEqual(['Autre', 'Publiée']);
  });

  it('tells of empty fields of the draft, and of nobody else’s', async () => {
    let gaps = 0;
    const { request } = service({
      'nouvelles draft': listing(entry(20, 'mine', { title: null, slug: 'x' })),
      'nouvelles published': listing(entry(10, 'other', { title: null, slug: 'autre' })),
    });
    const draft = { model: 'nouvelle', documentId: 'mine' };
    const content = createPreviewContent({ request, draft, onGap: () => gaps++ });
    await content.list(news, { filters: { slug: { $eq: 'x' } } });
    expect(gaps).toBe(1);
    await expect(content.list(news, {})).rejects.toThrow(ContentUnavailable);
    expect(gaps).toBe(1);
  });

  it('that cannot be read says so apart from a service that fails', async () => {
    const reachable = collectionType('nouvelles', 'nouvelle', named.extend({ email: z.email() }));
    const asking = preview().content.list(reachable, { filters: { documentId: { $eq: 'mine' } } });
    await expect(asking).rejects.toThrow(DraftUnreadable);
  });
});

it('without a draft everything is as published', async () => {
  const { request, asked } = service({
    'nouvelles published': listing(entry(11, 'mine', { title: 'Publiée', slug: 'x' })),
  });
  const content = createPreviewContent({ request, draft: undefined });
  expect((await content.list(news, {})).items[0]?.title).toBe('Publiée');
  expect(versionsIn(asked)).toEqual(['/api/nouvelles null']);
});
