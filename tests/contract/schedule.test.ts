/** Publishing by the clock. The service of the tests looks at it every second. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { until } from '../support/until.ts';
import { list } from './api.ts';
import { Editor, type EditorAnswer } from './editor.ts';
import { anHourAgo, miss } from './missed-moments.ts';
import { isOnline, NEWS, news } from './news.ts';
import { addRole } from './permissions.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

const made: EditorAnswer[] = [];
afterAll(async () => {
  for (const entry of made) await editor.remove(NEWS, entry);
});

const soon = () => new Date(Date.now() + 3000).toISOString();
const later = () => new Date(Date.now() + 60 * 60 * 1000).toISOString();

async function draft(fields: object, locale = 'fr') {
  const answer = await editor.create(NEWS, locale, fields);
  expect(answer.status).toBe(201);
  made.push(answer);
  return answer.body.data.documentId;
}
async function published(fields: object) {
  const answer = await editor.publish(NEWS, 'fr', fields);
  expect(answer.status).toBe(200);
  made.push(answer);
  return answer.body.data.documentId;
}
const draftOf = async (documentId: string, locale = 'fr') =>
  (await editor.read(NEWS, documentId, locale)).body.data;

/** On a slow machine a moment may have passed, and be refused, before the service hears of it. */
const moveToSoon = (documentId: string, field: 'publishAt' | 'unpublishAt') =>
  eventually(async () => {
    const answer = await editor.update(NEWS, documentId, 'fr', { [field]: soon() });
    expect(answer.status).toBe(200);
  });

describe('a draft with a moment', () => {
  test('goes online then, in its language alone, and forgets the moment', async () => {
    const id = await draft(news({ publishAt: later() }));
    await editor.update(NEWS, id, 'en', news());
    expect(await isOnline(id)).toBe(false);

    await moveToSoon(id, 'publishAt');
    await until(() => isOnline(id));
    expect(await isOnline(id, 'en')).toBe(false);
    expect(await draftOf(id)).toMatchObject({ publishAt: null, status: 'published' });
  });

  test('goes online late when the moment was missed', async () => {
    const id = await draft(news());
    await miss([id]);
    await until(() => isOnline(id));
  });

  test('that is not complete keeps its moment, and goes online once it is', async () => {
    const { date: _left, ...incomplete } = news();
    const id = await draft(incomplete);
    await miss([id]);
    // A younger one is looked at after it.
    const next = await draft(news());
    await miss([next]);
    await until(() => isOnline(next));
    expect(await isOnline(id)).toBe(false);
    const { publishAt } = await draftOf(id);
    expect(publishAt).toEqual(expect.any(String));

    const mended = await editor.update(NEWS, id, 'fr', { ...news(), publishAt });
    expect(mended.status).toBe(200);
    await until(() => isOnline(id));
  });

  test('is not published again once somebody has done it by hand', async () => {
    const id = await draft(news({ publishAt: later() }));
    const answer = await editor.send(
      'POST',
      `content-manager/collection-types/${NEWS}/${id}/actions/publish?locale=fr`,
      news({ publishAt: later() }),
    );
    expect(answer.status).toBe(200);
    expect((await draftOf(id)).publishAt).toBeNull();
  });
});

describe('what is online', () => {
  test('leaves at its moment and stays as a draft', async () => {
    const id = await published(news({ unpublishAt: later() }));
    expect(await isOnline(id)).toBe(true);
    await moveToSoon(id, 'unpublishAt');

    await until(async () => !(await isOnline(id)));
    expect(await draftOf(id)).toMatchObject({ unpublishAt: null, status: 'draft' });
  });

  test.each([
    ['offline', false, { publish_at: new Date(0), unpublish_at: anHourAgo() }],
    ['online', true, { publish_at: anHourAgo(), unpublish_at: new Date(0) }],
  ])(
    'is %s in the end when that was the later of two missed moments',
    async (_, online, moments) => {
      const id = await draft(news());
      await miss([id], moments);
      await until(async () => {
        const { publishAt, unpublishAt } = await draftOf(id);
        return publishAt === null && unpublishAt === null;
      });
      expect(await isOnline(id)).toBe(online);
    },
  );

  test('does not tell visitors of its moments', async () => {
    const slug = `muette-${randomUUID()}`;
    await published(news({ slug, unpublishAt: later() }));
    const { entries } = await list(`nouvelles?filters[slug]=${slug}`);
    expect(entries[0]?.attributes).not.toHaveProperty('unpublishAt');
    expect(entries[0]?.attributes).not.toHaveProperty('publishAt');
  });
});

describe('an editor', () => {
  test('is told that a moment has passed', async () => {
    const answer = await editor.create(NEWS, 'fr', news({ publishAt: anHourAgo().toISOString() }));
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain('Ce moment est déjà passé');
    expect(answer.body.error.details.errors?.[0]?.path).toEqual(['publishAt']);
  });

  test('who may not publish fixes no moment', async () => {
    const plume = await pen();
    const unscheduled = await plume.create(NEWS, 'fr', news());
    expect(unscheduled.status).toBe(201);
    made.push(unscheduled);

    const answer = await plume.create(NEWS, 'fr', news({ publishAt: later() }));
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain('le droit de publier');
  });
});

/** Somebody with a role of the administrators' own: writes everything in a news item, publishes nothing. */
async function pen(): Promise<Editor> {
  const name = `Plume ${randomUUID()}`;
  const fields = ['title', 'slug', 'date', 'publishAt', 'unpublishAt'];
  const permissions = ['create', 'read', 'update'].map((verb) => ({
    action: `plugin::content-manager.explorer.${verb}`,
    subject: NEWS,
    properties: { fields, locales: ['fr'] },
    conditions: [],
  }));
  await addRole(editor, name, permissions);
  return editor.invite(name);
}
