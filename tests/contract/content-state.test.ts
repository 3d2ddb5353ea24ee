/** What the admin's page on the state of the content is told. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { picture } from '../support/hostile-files/picture-bytes.ts';
import { stateOf } from './content-state.ts';
import { inDatabase, moment } from './database.ts';
import { Editor } from './editor.ts';
import { NEWS, soundNews, withNews } from './news.ts';
import { somebody } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

const findingsAbout = async (check: string, title: string) =>
  (await stateOf(check)).findings.filter((finding) => finding.title === title);

async function publishInEnglish(id: string, title: string, more: object = {}): Promise<void> {
  const { status } = await editor.send(
    'POST',
    `content-manager/collection-types/${NEWS}/${id}/actions/publish?locale=en`,
    soundNews(title, more),
  );
  expect(status).toBe(200);
}

// First of all, so that whatever the other tests leave behind when they fail spoils nothing here.
describe('the sample content', () => {
  test('has untranslated entries, jobs not counted', async () => {
    const { total, findings } = await stateOf('untranslated');
    expect(total).toBe(findings.length);
    const types = new Set(findings.map(({ type }) => type));
    expect(types).toEqual(new Set(['Blogue', 'Réalisations', 'Nouvelles', 'Étiquettes']));
    const study = findings.find(({ title }) => title.includes('Mont-Givré'));
    expect(study?.locale).toBe('en');
  });

  test.each([
    ['older than its counterpart', 'outdated'],
    ['without a description', 'description'],
    ['without an alternative text', 'alternative'],
  ])('has nothing %s', async (_, check) => {
    expect(await stateOf(check)).toMatchObject({ total: 0, complete: true });
  });
});

describe('without a translation', () => {
  test('until the other language is published', async () => {
    await withNews(editor, {}, async (title, id) => {
      expect(await findingsAbout('untranslated', title)).toEqual([
        {
          type: 'Nouvelles',
          title,
          locale: 'en',
          path: `/content-manager/collection-types/${NEWS}/${id}?plugins[i18n][locale]=en`,
        },
      ]);
      await editor.update(NEWS, id, 'en', soundNews(title));
      expect(await findingsAbout('untranslated', title)).toHaveLength(1);
      await publishInEnglish(id, title);
      expect(await findingsAbout('untranslated', title)).toEqual([]);
    });
  });
});

describe('older than its counterpart', () => {
  test('what was published days before the other language', async () => {
    await withNews(editor, {}, async (title, id) => {
      await publishInEnglish(id, title);
      expect(await findingsAbout('outdated', title)).toEqual([]);

      const service = inject('service');
      const before = moment(service, new Date(Date.now() - 3 * DAY));
      await inDatabase(
        service,
        sql`update nouvelles set published_at = ${before}
            where document_id = ${id} and locale = 'en' and published_at is not null`,
      );
      expect(await findingsAbout('outdated', title)).toEqual([
        expect.objectContaining({
          locale: 'en',
          detail: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        }),
      ]);
    });
  });

  test('what has no drafts by its last change', async () => {
    const service = inject('service');
    const before = moment(service, new Date(Date.now() - 3 * DAY));
    const name = `État ${randomUUID()}`;
    const tag = await editor.create('api::tag.tag', 'fr', { name, slug: `fr-${randomUUID()}` });
    const { documentId } = tag.body.data;
    await editor.update('api::tag.tag', documentId, 'en', { name, slug: `en-${randomUUID()}` });
    try {
      await inDatabase(
        service,
        sql`update tags set updated_at = ${before} where document_id = ${documentId} and locale = 'fr'`,
      );
      expect(await findingsAbout('outdated', name)).toEqual([
        expect.objectContaining({ type: 'Étiquettes', locale: 'fr' }),
      ]);
    } finally {
      await editor.remove('api::tag.tag', tag);
    }
  });
});

describe('without a description', () => {
  test('an article without its own', async () => {
    await withNews(editor, { desc: '  ' }, async (title) => {
      expect(await findingsAbout('description', title)).toEqual([
        expect.objectContaining({ type: 'Nouvelles', locale: 'fr' }),
      ]);
    });
  });

  const MetaDescription = 'A description.';
  test.each([
    ['Contact', 'api::contact.contact', { MetaDescription: '' }, { MetaDescription }],
    [
      'Merci',
      'api::merci.merci',
      { SEOFields: null },
      // Other tests read this page too: it must be left whole.
      { SEOFields: { MetaTitle: 'Thank you', MetaDescription } },
    ],
  ])('the page %s, until it has one again', async (title, uid, emptied, given) => {
    try {
      expect((await editor.publishPage(uid, 'en', emptied)).status).toBe(200);
      expect(await findingsAbout('description', title)).toEqual([
        expect.objectContaining({
          locale: 'en',
          path: `/content-manager/single-types/${uid}?plugins[i18n][locale]=en`,
        }),
      ]);
    } finally {
      await editor.publishPage(uid, 'en', given);
    }
    expect(await findingsAbout('description', title)).toEqual([]);
  });
});

test('pictures without an alternative text, in each language', async () => {
  const name = `${randomUUID()}.webp`;
  const { id } = await editor.upload(name, await picture('webp'), {});
  try {
    const locales = async () => (await findingsAbout('alternative', name)).map((f) => f.locale);
    expect(await locales()).toEqual(['fr', 'en']);
    await editor.describe(id, { name, alternativeText: 'Une image' });
    expect(await locales()).toEqual(['en']);
    await editor.describe(id, { name, alternativeText: 'Une image', caption: 'A picture' });
    expect(await locales()).toEqual([]);
  } finally {
    await editor.removeFile(id);
  }
});

test('links are not judged while the site does not answer', async () => {
  expect(await stateOf('links')).toEqual({ total: 0, complete: false, findings: [] });
});

test('drafts that could not be published on time', async () => {
  const title = `État ${randomUUID()}`;
  const { date: _left, ...incomplete } = soundNews(title);
  const draft = await editor.create(NEWS, 'fr', incomplete);
  const service = inject('service');
  const missed = new Date(Date.now() - DAY);
  try {
    await inDatabase(
      service,
      sql`update nouvelles set publish_at = ${moment(service, missed)}
          where document_id = ${draft.body.data.documentId}`,
    );
    expect(await findingsAbout('schedule', title)).toEqual([
      expect.objectContaining({ type: 'Nouvelles', locale: 'fr', detail: missed.toISOString() }),
    ]);
  } finally {
    await editor.remove(NEWS, draft);
  }
  expect(await findingsAbout('schedule', title)).toEqual([]);
});

test('everyone learns of what they may open, and of nothing else', async () => {
  const recruiter = await somebody('R');
  await withNews(editor, { desc: '' }, async (title) => {
    expect(await findingsAbout('description', title)).toHaveLength(1);
    expect(await stateOf('description', recruiter)).toMatchObject({ total: 0, findings: [] });
    expect(await stateOf('untranslated', recruiter)).toMatchObject({ total: 0 });
  });
});

test('a page shows the first hundred and counts all', async () => {
  const service = inject('service');
  const { total } = await stateOf('untranslated');
  const now = moment(service, new Date());
  const rows = Array.from(
    { length: 250 },
    (_, index) => sql`(${`etat-${index}`}, 'fr', ${`État ${index}`}, ${`etat-${index}`}, ${now})`,
  );
  await inDatabase(
    service,
    sql`insert into tags (document_id, locale, name, slug, published_at) values ${sql.join(rows)}`,
  );
  try {
    const more = await stateOf('untranslated');
    expect(more.total).toBe(total + rows.length);
    expect(more.findings).toHaveLength(100);
  } finally {
    await inDatabase(service, sql`delete from tags where document_id like 'etat-%'`);
  }
});
