/** What each ready-made role may do, tried by somebody who has it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../support/hostile-files/picture-bytes.ts';
import { Editor, type EditorAnswer } from './editor.ts';
import { NEWS, news } from './news.ts';
import { type Letter, letters, ROLES, somebodyInEach } from './people.ts';
import { rolesNow } from './permissions.ts';

const TAG = 'api::tag.tag';
const JOB = 'api::poste.poste';
const BENEFIT = 'api::avantage-social.avantage-social';
const TESTIMONY = 'api::temoignage.temoignage';
const MENUS = 'api::reglages.reglages';
const REDIRECT = 'api::redirection.redirection';

let admin: Editor;
let small: Buffer;
let people: Record<Letter, Editor>;

beforeAll(async () => {
  admin = await Editor.signIn();
  small = await picture('webp');
  people = await somebodyInEach();
});

/** Entries made on the way; other files count what there is. */
const made: [uid: string, answer: EditorAnswer][] = [];
afterAll(async () => {
  for (const [uid, answer] of made) await admin.remove(uid, answer);
});

const benefit = () => ({ name: 'X', icon: 'heart' });

async function making(uid: string, answer: Promise<EditorAnswer>): Promise<number> {
  const settled = await answer;
  if (settled.status < 300) made.push([uid, settled]);
  return settled.status;
}
async function getting(who: Editor, path: string): Promise<number> {
  return (await who.send('GET', path)).status;
}
const listing = (who: Editor, uid: string) =>
  getting(who, `content-manager/collection-types/${uid}?locale=fr`);

async function inTheEnd<T>(value: Promise<T>, end: () => Promise<unknown>): Promise<T> {
  try {
    return await value;
  } finally {
    await end();
  }
}

/** Takes a draft of the administrator's, in both languages, through a call and away again. */
async function onDraft(call: (id: string) => Promise<EditorAnswer>): Promise<number> {
  const draft = await admin.create(NEWS, 'fr', news());
  const { documentId } = draft.body.data;
  await admin.update(NEWS, documentId, 'en', news());
  const { status } = await inTheEnd(call(documentId), () => admin.remove(NEWS, draft));
  return status;
}

const carriere = 'content-manager/single-types/api::carriere.carriere';

/** Each action, the letters of those who may do it, and how it is tried. */
const actions: [name: string, allowed: string, attempt: (who: Editor) => Promise<number>][] = [
  ['list news', 'EFA', (who) => listing(who, NEWS)],
  ['write a French draft', 'EF', (who) => making(NEWS, who.create(NEWS, 'fr', news()))],
  ['write an English draft', 'EA', (who) => making(NEWS, who.create(NEWS, 'en', news()))],
  [
    'change a French draft',
    'EF',
    (who) => onDraft((id) => who.update(NEWS, id, 'fr', { title: 'Y' })),
  ],
  [
    'change an English draft',
    'EA',
    (who) => onDraft((id) => who.update(NEWS, id, 'en', { title: 'Y' })),
  ],
  ['publish news', 'E', (who) => making(NEWS, who.publish(NEWS, 'fr', news()))],
  [
    'delete news',
    'E',
    (who) =>
      onDraft((id) =>
        who.send('DELETE', `content-manager/collection-types/${NEWS}/${id}?locale=fr`),
      ),
  ],
  ['list tags', 'EFA', (who) => listing(who, TAG)],
  ['list redirects', 'E', (who) => listing(who, REDIRECT)],
  ['change the French menus', 'EF', async (who) => (await who.updatePage(MENUS, 'fr', {})).status],
  ['change the English menus', 'EA', async (who) => (await who.updatePage(MENUS, 'en', {})).status],
  ['list jobs', 'EFAR', (who) => listing(who, JOB)],
  [
    'post a job',
    'ER',
    (who) => making(JOB, who.publish(JOB, 'fr', { title: 'X', slug: `x-${randomUUID()}` })),
  ],
  ['publish a benefit', 'ER', (who) => making(BENEFIT, who.publish(BENEFIT, 'fr', benefit()))],
  [
    'publish a testimony',
    'ER',
    (who) => making(TESTIMONY, who.publish(TESTIMONY, 'en', { testimony: 'X', name: 'X' })),
  ],
  ['see the careers page', 'EFAR', (who) => getting(who, `${carriere}?locale=en`)],
  [
    'publish the careers page',
    'ER',
    async (who) => (await who.publishPage('api::carriere.carriere', 'fr', {})).status,
  ],
  [
    'delete the careers page',
    'E',
    // Of a language that does not exist, so that who may delete it finds nothing to delete.
    async (who) => {
      const { status } = await who.send('DELETE', `${carriere}?locale=de`);
      return status === 404 ? 200 : status;
    },
  ],
  ['choose a picture', 'EFAR', (who) => getting(who, 'upload/files')],
  [
    'add a picture',
    'ER',
    async (who) => {
      const response = await who.tryUpload(`${randomUUID()}.webp`, small);
      if (response.ok) {
        const [file] = (await response.json()) as { id: number }[];
        await admin.removeFile(file?.id ?? 0);
      }
      return response.status;
    },
  ],
  [
    'describe somebody else’s picture',
    'E',
    async (who) => {
      const { id } = await admin.upload(`${randomUUID()}.webp`, small, {});
      const { status } = await inTheEnd(who.describe(id, { alternativeText: 'X' }), () =>
        admin.removeFile(id),
      );
      return status;
    },
  ],
  ['read contact requests', 'C', (who) => listing(who, 'api::demande-contact.demande-contact')],
  ['read complaints', 'P', (who) => listing(who, 'api::plainte.plainte')],
  ['see the content’s state', 'EFAR', (who) => getting(who, 'content-state/schedule')],
  ['see accounts', '', (who) => getting(who, 'admin/users')],
  ['see roles', '', (who) => getting(who, 'admin/roles')],
  ['see keys', '', (who) => getting(who, 'admin/api-tokens')],
  ['see webhooks', '', (who) => getting(who, 'admin/webhooks')],
  ['change content types', '', (who) => getting(who, 'content-type-builder/content-types')],
];

test.each(actions)('%s', async (_name, allowed, attempt) => {
  const letIn = await Promise.all(
    letters.map(async (letter) => {
      const status = await attempt(people[letter]);
      expect([200, 201, 403], `${ROLES[letter]} got ${status}`).toContain(status);
      return status === 403 ? '' : letter;
    }),
  );
  expect(letIn.join('')).toBe(allowed);
});

describe('a translator', () => {
  const published = async (locale: string) => {
    const entry = await admin.publish(NEWS, locale, news());
    made.push([NEWS, entry]);
    return entry.body.data.documentId;
  };

  test('adds the missing version in their language', async () => {
    const id = await published('fr');
    const answer = await people.A.update(NEWS, id, 'en', { title: 'Y', slug: `y-${id}` });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ title: 'Y', locale: 'en', date: '2026-01-01' });
  });

  test('adds none in the other', async () => {
    const id = await published('fr');
    expect((await people.F.update(NEWS, id, 'en', { title: 'Y' })).status).toBe(403);
    const { body } = await admin.read(NEWS, id, 'en');
    expect(body.data).toEqual({});
  });

  test('does not change what both languages share', async () => {
    const id = await published('fr');
    const changes = { title: 'Y', date: '1999-01-01' };
    const { body } = await people.F.update(NEWS, id, 'fr', changes);
    expect(body.data).toMatchObject({ title: 'Y', date: '2026-01-01' });
  });

  test('does not publish by the clock either', async () => {
    const id = await published('fr');
    const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const { body } = await people.F.update(NEWS, id, 'fr', { title: 'Y', publishAt });
    expect(body.data).toMatchObject({ title: 'Y' });
    expect((await admin.read(NEWS, id, 'fr')).body.data.publishAt).toBeNull();
  });
});

test('Strapi’s own roles are gone', async () => {
  const names = (await rolesNow(admin)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(ROLES)));
  expect(names).not.toContain('Editor');
  expect(names).not.toContain('Author');
});
