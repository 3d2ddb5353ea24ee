/** When a job was first published: told to search engines as its date, and nobody’s to change. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { list } from './api.ts';
import { inDatabase } from './database.ts';
import { Editor, type EditorAnswer } from './editor.ts';

const JOB = 'api::poste.poste';
const ofAnEditor = '2001-01-01T00:00:00.000Z';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

const made: EditorAnswer[] = [];
afterAll(async () => {
  for (const job of made) await editor.remove(JOB, job);
});

async function keeping(answer: Promise<EditorAnswer>): Promise<string> {
  const job = await answer;
  expect(job.status).toBeLessThan(300);
  made.push(job);
  return job.body.data.documentId;
}
const job = (more: object = {}) => ({ title: 'Un poste', slug: `poste-${randomUUID()}`, ...more });
const publishNew = (more?: object) => keeping(editor.publish(JOB, 'fr', job(more)));
async function republish(id: string, fields: object = {}): Promise<void> {
  expect((await editor.republish(JOB, id, 'fr', fields)).status).toBe(200);
}

interface Dates {
  premierePublication: string | null;
  publishedAt: string;
}
/** As the site reads it. */
async function online(id: string) {
  const { entries } = await list<Dates>(`postes?locale=fr&filters[documentId]=${id}`);
  if (!entries[0]) throw new Error('The job is not online.');
  return entries[0].attributes;
}
const draftOf = async (id: string, locale = 'fr') => (await editor.read(JOB, id, locale)).body.data;

test('is noted at the first publish, and stays through corrections and a time offline', async () => {
  const id = await keeping(editor.create(JOB, 'fr', job()));
  expect(await draftOf(id)).toMatchObject({ premierePublication: null });
  await republish(id);
  const first = await online(id);
  expect(first.premierePublication).toEqual(expect.any(String));

  await republish(id, { desc: 'Corrigé.' });
  await editor.unpublish(JOB, id, 'fr');
  await republish(id);
  const last = await online(id);
  expect(last.publishedAt).not.toBe(first.publishedAt);
  expect(last.premierePublication).toBe(first.premierePublication);
  expect(await draftOf(id)).toMatchObject({ status: 'published' });
});

test('is of its own in each language', async () => {
  const id = await publishNew();
  await editor.update(JOB, id, 'en', job());
  expect(await draftOf(id, 'en')).toMatchObject({ premierePublication: null });
});

test('is not what an editor sends', async () => {
  const id = await publishNew({ premierePublication: ofAnEditor });
  const { premierePublication } = await online(id);
  expect(premierePublication).toEqual(expect.any(String));
  expect(premierePublication).not.toBe(ofAnEditor);
  await republish(id, { premierePublication: ofAnEditor });
  expect(await online(id)).toMatchObject({ premierePublication });
});

test('is not noted by a publish that is refused', async () => {
  const id = await keeping(editor.create(JOB, 'fr', { slug: `poste-${randomUUID()}` }));
  expect((await editor.republish(JOB, id, 'fr', {})).status).toBe(400);
  expect(await draftOf(id)).toMatchObject({ premierePublication: null });
});

test('begins anew with a duplicate', async () => {
  const id = await publishNew();
  const path = `content-manager/collection-types/${JOB}/clone/${id}?locale=fr`;
  const copy = await keeping(editor.send('POST', path, job()));
  expect(await draftOf(copy)).toMatchObject({ premierePublication: null });
});

test('is when it was begun, for a job from before this was noted', async () => {
  const id = await publishNew();
  await inDatabase(
    inject('service'),
    sql`update postes set premiere_publication = null where document_id = ${id}`,
  );
  const { createdAt } = await draftOf(id);
  await republish(id);
  expect(await online(id)).toMatchObject({ premierePublication: createdAt, createdAt });
});
