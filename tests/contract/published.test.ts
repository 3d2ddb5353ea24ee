/** What the site is told of all that is published, at once. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { call, list } from './api.ts';
import { Editor, type EditorAnswer } from './editor.ts';
import { NEWS, news, withNews } from './news.ts';

/** What visitors sent, and what was done about it. */
const ofVisitors = ['demande-contact', 'plainte', 'changement'];

interface Summary {
  model: string;
  count: number;
  updated: string | null;
  published: string | null;
}

interface Entry {
  id: number;
  documentId: string;
  locale: string | null;
  slug: string | null;
  parent: string | null;
  updated: string;
  published: string | null;
  place: string | null;
}

interface Answer {
  entries: Entry[];
  next: number | null;
}

const bearing = (secret: string): RequestInit => ({
  headers: { Authorization: `Bearer ${secret}` },
});
const ask = (query = '') => call(`published${query}`, bearing(inject('service').hookSecret));

async function told<Body>(query?: string): Promise<Body> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

const summaries = async () => (await told<{ models: Summary[] }>()).models;
const summaryOf = async (model: string) => (await summaries()).find((one) => one.model === model);
const page = (query: string) => told<Answer>(`?${query}`);

async function walk(model: string, limit: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let next: number | null = 0; next !== null; ) {
    const answer: Answer = await page(`model=${model}&limit=${limit}&after=${next}`);
    expect(answer.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...answer.entries);
    next = answer.next;
  }
  return entries;
}

const latest = (moments: (string | null)[]) =>
  moments
    .filter((moment) => moment !== null)
    .sort()
    .at(-1) ?? null;

/** The models whose summaries differ. */
const changed = (before: Summary[], after: Summary[]) =>
  after
    .filter((one, place) => JSON.stringify(one) !== JSON.stringify(before[place]))
    .map(({ model }) => model);

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

describe('nobody but the site is told', () => {
  test.each([
    ['nobody', () => ({})],
    ['a wrong secret', () => bearing('wrong')],
    ['a secret of the same length', () => bearing('x'.repeat(inject('service').hookSecret.length))],
    ["the site's key for contents", () => bearing(inject('service').token)],
    ["the forms' key", () => bearing(inject('service').inboxToken)],
    ['an administrator', () => bearing(inject('adminToken'))],
    [
      'the secret without its word',
      () => ({ headers: { Authorization: inject('service').hookSecret } }),
    ],
  ])('%s: 401', async (_, init) => {
    for (const query of ['', '?model=nouvelle', '?model=plainte']) {
      const answer = await call(`published${query}`, init());
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('nouvelle');
    }
  });

  test.each([...ofVisitors, 'user', 'api-token'])(
    'the site itself is told nothing of %s',
    async (model) => {
      expect((await ask(`?model=${model}`)).status).toBe(400);
      expect((await summaries()).map((one) => one.model)).not.toContain(model);
    },
  );
});

describe('the summary', () => {
  test('has every model that the site reads, and files', async () => {
    const ofEditors = (await readdir(join(cmsDir, 'src', 'api'))).filter(
      (model) => !ofVisitors.includes(model),
    );
    const models = (await summaries()).map(({ model }) => model);
    expect(models.sort()).toEqual([...ofEditors, 'file'].sort());
  });

  test('says of each what its list says', async () => {
    for (const { model, ...figures } of await summaries()) {
      const { entries, next } = await page(`model=${model}`);
      expect({ model, next, ...figures }).toEqual({
        model,
        next: null,
        count: entries.length,
        updated: latest(entries.map(({ updated }) => updated)),
        published: latest(entries.map(({ published }) => published)),
      });
    }
  });

  test('changes with a publish, of its model alone, and not with a draft', async () => {
    const before = await summaries();
    const draft = await editor.create(NEWS, 'fr', news());
    const { documentId } = draft.body.data;
    try {
      expect(await summaries()).toEqual(before);

      expect((await editor.republish(NEWS, documentId, 'fr', news())).status).toBe(200);
      const once = await summaries();
      expect(changed(before, once)).toEqual(['nouvelle']);

      await editor.update(NEWS, documentId, 'fr', news());
      expect(await summaries()).toEqual(once);

      await editor.republish(NEWS, documentId, 'fr', { title: 'Une autre' });
      const twice = await summaryOf('nouvelle');
      expect(twice?.count).toBe(once.find(({ model }) => model === 'nouvelle')?.count);
      expect(twice).not.toEqual(once.find(({ model }) => model === 'nouvelle'));
    } finally {
      await editor.remove(NEWS, draft);
    }
    expect((await summaryOf('nouvelle'))?.count).toBe(countOf(before, 'nouvelle'));
  });
});

const countOf = (all: Summary[], wanted: string) =>
  all.find(({ model }) => model === wanted)?.count;

describe('the list of a model', () => {
  test('has the published versions that visitors see', async () => {
    const { entries } = await page('model=nouvelle');
    for (const locale of ['fr', 'en']) {
      const seen = await list<{ slug: string; publishedAt: string }>(
        `nouvelles?locale=${locale}&pagination[limit]=1000&sort=id:asc`,
      );
      expect(seen.entries.length).toBeGreaterThan(0);
      expect(entries.filter((entry) => entry.locale === locale)).toEqual(
        seen.entries.map(({ id, attributes }) => ({
          id,
          documentId: expect.any(String),
          locale,
          slug: attributes.slug,
          parent: null,
          updated: attributes.updatedAt,
          published: attributes.publishedAt,
          place: expect.stringMatching(/^[\w-]{22}$/),
        })),
      );
    }
    for (const { updated } of entries) expect(updated).toMatch(isoMoment);
  });

  test('has names only where a type has them', async () => {
    const [topic] = (await page('model=page-service')).entries;
    expect(topic?.parent).toMatch(/^(accessibilite-web-numerique|services-conseils)$/);
    const [home] = (await page('model=accueil')).entries;
    expect(home).toMatchObject({ slug: null, parent: null, locale: expect.any(String) });
    const [redirect] = (await page('model=redirection')).entries;
    expect(redirect).toMatchObject({ slug: null, parent: null, locale: null });
  });

  test.each(['nouvelle', 'employe', 'procedure', 'redirection', 'file'])(
    'is the same read by threes: %s',
    async (model) => {
      const whole = (await page(`model=${model}`)).entries;
      expect(whole.length).toBeGreaterThan(0);
      expect(await walk(model, 3)).toEqual(whole);
    },
  );

  test('follows a publish, and what is withdrawn leaves it', async () => {
    const slug = `suivie-${randomUUID()}`;
    await withNews(editor, { slug }, async (_, documentId) => {
      const inList = async () =>
        (await page('model=nouvelle')).entries.filter((entry) => entry.documentId === documentId);
      expect(await inList()).toEqual([expect.objectContaining({ slug, locale: 'fr' })]);

      await editor.update(NEWS, documentId, 'fr', news());
      expect(await inList()).toEqual([expect.objectContaining({ slug })]);

      const before = await summaryOf('nouvelle');
      await editor.unpublish(NEWS, documentId, 'fr');
      expect(await inList()).toEqual([]);
      expect((await summaryOf('nouvelle'))?.count).toBe((before?.count ?? 0) - 1);
    });
  });

  test('of one document has its languages', async () => {
    const made: EditorAnswer[] = [];
    try {
      const french = await editor.publish(NEWS, 'fr', news());
      made.push(french);
      const { documentId } = french.body.data;
      const english = await editor.republish(NEWS, documentId, 'en', news());
      const { entries, next } = await page(`model=nouvelle&document=${documentId}`);
      expect(entries.map(({ locale, slug }) => [locale, slug])).toEqual([
        ['fr', french.body.data.slug],
        ['en', english.body.data.slug],
      ]);
      expect(next).toBeNull();
      expect((await page('model=nouvelle&document=none')).entries).toEqual([]);
      expect((await page(`model=tag&document=${documentId}`)).entries).toEqual([]);
    } finally {
      for (const answer of made) await editor.remove(NEWS, answer);
    }
  });
});

describe('the place of an entry in lists', () => {
  const placesOf = async (model: string, documentId: string) => {
    const { entries } = await page(`model=${model}&document=${documentId}`);
    return entries.map(({ place }) => place);
  };

  test('is the same after a correction, and another one with each value that lists go by', async () => {
    const [one, other] = (await page('model=tag')).entries;
    const fields = { date: '2026-01-01', tags: [one?.documentId] };
    await withNews(editor, fields, async (_, documentId) => {
      const before = await placesOf('nouvelle', documentId);
      const placeAfter = async (changes: object) => {
        expect((await editor.republish(NEWS, documentId, 'fr', changes)).status).toBe(200);
        return placesOf('nouvelle', documentId);
      };
      expect(await placeAfter({ desc: 'Une correction.' })).toEqual(before);
      expect(
        await placeAfter({
          content: [{ __component: 'blocs.markdown', markdown: 'Un autre texte.' }],
        }),
      ).toEqual(before);
      for (const [changes, restored] of [
        [{ date: '2026-01-02' }, { date: fields.date }],
        [{ tags: [one?.documentId, other?.documentId] }, { tags: fields.tags }],
        [{ tags: [] }, { tags: fields.tags }],
      ]) {
        expect(await placeAfter(changes ?? {})).not.toEqual(before);
        expect(await placeAfter(restored ?? {})).toEqual(before);
      }
      expect(await placeAfter({ slug: `ailleurs-${randomUUID()}` })).not.toEqual(before);
    });
  });

  test('is told of each entry, whether it is asked for alone or with all others', async () => {
    for (const model of ['nouvelle', 'blogue', 'etude', 'tag', 'page-service', 'partenaire']) {
      const { entries } = await page(`model=${model}`);
      const [first] = entries;
      const places = entries.filter(({ documentId }) => documentId === first?.documentId);
      expect(places.map(({ place }) => place)).toEqual(
        await placesOf(model, first?.documentId ?? ''),
      );
    }
  });
});

test('a file is published as long as it is there', async () => {
  const before = await summaries();
  const file = await editor.upload('plan.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), {});
  const name = file.url.split('/').at(-1);
  const inList = async () => {
    const { entries } = await page('model=file');
    return entries.filter(({ id }) => id === file.id);
  };
  expect(changed(before, await summaries())).toEqual(['file']);
  expect(await inList()).toEqual([
    {
      id: file.id,
      documentId: expect.any(String),
      locale: null,
      slug: name,
      parent: null,
      updated: expect.stringMatching(isoMoment),
      published: null,
      place: null,
    },
  ]);

  await editor.removeFile(file.id);
  expect(await inList()).toEqual([]);
  expect(await summaries()).toEqual(before);
});

test.each([
  'model=',
  'model=nouvelles',
  'model=api::nouvelle.nouvelle',
  'model[]=nouvelle',
  'model[$ne]=x',
  'limit=3',
  'model=nouvelle&after=',
  'model=nouvelle&after=-1',
  'model=nouvelle&after=1.5',
  'model=nouvelle&after=un',
  'model=nouvelle&after=2147483648',
  'model=nouvelle&after[]=1',
  'model=nouvelle&limit=0',
  'model=nouvelle&limit=2001',
  'model=nouvelle&document=',
  'model=nouvelle&document=%00',
  'model=nouvelle&document[$ne]=x',
])('%s is not understood: 400', async (query) => {
  expect((await ask(`?${query}`)).status).toBe(400);
});
