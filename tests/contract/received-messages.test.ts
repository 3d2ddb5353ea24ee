/** What visitors sent: who may read it, who may work on it, and that nobody can alter it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from './api.ts';
import { startSecondNode } from './content-service.ts';
import { inDatabase } from './database.ts';
import { Editor } from './editor.ts';
import { invitePeople, type Letter, letters, ROLES } from './people.ts';

const CONTACT = 'api::demande-contact.demande-contact';
const COMPLAINT = 'api::plainte.plainte';

interface Message {
  documentId: string;
  statut: string;
  [field: string]: unknown;
}
interface Change {
  field: string;
  before: string | null;
  after: string | null;
  by: string;
  at: string;
}

const contact = () => ({
  reference: `C-${randomUUID()}`,
  firstname: 'Ada',
  lastname: 'Roy',
  email: 'ada@roy.example',
  phone: '',
  details: 'Bonjour',
  path: '/contact',
  langue: 'fr',
  receivedAt: new Date().toISOString(),
  suspicion: null,
});
const complaint = () => ({
  ...contact(),
  details: undefined,
  reference: `P-${randomUUID()}`,
  renseignements: 'Mon adresse',
  pourquoi_motif: 'Sans mon accord',
  dueOn: '2026-03-17',
});
const inboxes = [
  { uid: CONTACT, path: 'demandes-contact', sent: contact, field: 'details', desk: 'C' },
  { uid: COMPLAINT, path: 'plaintes', sent: complaint, field: 'pourquoi_motif', desk: 'P' },
] as const;
type Inbox = (typeof inboxes)[number];

let admin: Editor;
let people: Record<Letter, Editor>;
/** The ready-made roles, and S: the Super Admin. */
const everybody = [...letters, 'S'] as const;
const person = (letter: (typeof everybody)[number]) => (letter === 'S' ? admin : people[letter]);

beforeAll(async () => {
  admin = await Editor.signIn();
  people = await invitePeople(admin);
});

async function receive({ path, sent }: Inbox): Promise<Message> {
  const answer = await call(path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${inject('service').inboxToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ data: sent() }),
  });
  return ((await answer.json()) as { data: Message }).data;
}

const addressOf = (uid: string, id: string) => `content-manager/collection-types/${uid}/${id}`;
const collection = (uid: string) => `content-manager/collection-types/${uid}`;
const single = (uid: string) => `content-manager/single-types/${uid}`;

async function stored({ uid }: Inbox, id: string): Promise<Message> {
  const { body } = await admin.send<{ data: Message }>('GET', addressOf(uid, id));
  return body.data;
}
/** All of a message that is not the desk's to change. */
const whatWasSent = ({ statut, assignee, notes, updatedAt, updatedBy, ...rest }: Message) => ({
  ...rest,
  publishedAt: undefined,
});

type Attempt = (who: Editor, message: Message, inbox: Inbox) => Promise<{ status: number }>;
const changing =
  (fields: object): Attempt =>
  (who, { documentId }, { uid }) =>
    who.send('PUT', addressOf(uid, documentId), fields);
const posting =
  (suffix: (id: string) => string, body: (message: Message, inbox: Inbox) => object): Attempt =>
  (who, message, inbox) =>
    who.send('POST', collection(inbox.uid) + suffix(message.documentId), body(message, inbox));
const nothing = () => ({});
const forged = ({ reference: _, ...message }: Message) => ({
  ...message,
  reference: `X-${randomUUID()}`,
});

/**
 * Who may do it: "desk" is the role whose work the inbox is, "read" the desk and the Super Admin.
 */
const actions: [name: string, allowed: 'desk' | 'read' | 'nobody', attempt: Attempt][] = [
  ['list', 'read', (who, _message, { uid }) => who.send('GET', collection(uid))],
  ['open', 'read', (who, { documentId }, { uid }) => who.send('GET', addressOf(uid, documentId))],
  [
    'read the journal',
    'read',
    (who, { documentId }, { uid }) => who.send('GET', `inbox-journal/${uid}/${documentId}`),
  ],
  ['change the status', 'desk', changing({ statut: 'en cours' })],
  ['assign', 'desk', changing({ assignee: 'Léa' })],
  ['note', 'desk', changing({ notes: 'Rappeler lundi' })],
  [
    'save the whole form as it is',
    'desk',
    (who, message, inbox) => changing({ ...message, statut: 'fermée' })(who, message, inbox),
  ],
  [
    'alter the text',
    'nobody',
    (who, message, inbox) => changing({ [inbox.field]: 'F' })(who, message, inbox),
  ],
  ['alter the name', 'nobody', changing({ firstname: 'F', statut: 'en cours' })],
  ['empty the address', 'nobody', changing({ email: null })],
  ['alter the reference', 'nobody', changing({ reference: 'F' })],
  ['alter the moment', 'nobody', changing({ receivedAt: '2020-01-01T00:00:00.000Z' })],
  ['alter it in a language', 'nobody', changing({ firstname: 'F', locale: 'en' })],
  [
    'alter it as a page',
    'nobody',
    (who, _, { uid }) => who.send('PUT', single(uid), { email: 'F' }),
  ],
  [
    'delete',
    'nobody',
    (who, { documentId }, { uid }) => who.send('DELETE', addressOf(uid, documentId)),
  ],
  ['delete as a page', 'nobody', (who, _, { uid }) => who.send('DELETE', single(uid))],
  [
    'delete many',
    'nobody',
    posting(
      () => '/actions/bulkDelete',
      ({ documentId }) => ({ documentIds: [documentId] }),
    ),
  ],
  ['add one', 'nobody', posting(() => '', forged)],
  ['duplicate', 'nobody', posting((id) => `/clone/${id}`, forged)],
  ['duplicate as it is', 'nobody', posting((id) => `/auto-clone/${id}`, nothing)],
  [
    'publish',
    'nobody',
    posting(
      (id) => `/${id}/actions/publish`,
      () => ({ email: 'F' }),
    ),
  ],
  ['add and publish', 'nobody', posting(() => '/actions/publish', forged)],
  ['take offline', 'nobody', posting((id) => `/${id}/actions/unpublish`, nothing)],
  ['discard', 'nobody', posting((id) => `/${id}/actions/discard`, nothing)],
  [
    'publish many',
    'nobody',
    posting(
      () => '/actions/bulkPublish',
      ({ documentId }) => ({ documentIds: [documentId] }),
    ),
  ],
  [
    'take many offline',
    'nobody',
    posting(
      () => '/actions/bulkUnpublish',
      ({ documentId }) => ({ documentIds: [documentId] }),
    ),
  ],
];

describe.each(inboxes)('$path', (inbox) => {
  const allowedTo = { desk: inbox.desk, read: `${inbox.desk}S`, nobody: '' };

  test.each(actions)('%s: %s', async (name, allowed, attempt) => {
    const message = await receive(inbox);
    const before = await stored(inbox, message.documentId);
    const total = async () =>
      (await admin.send<{ pagination: { total: number } }>('GET', collection(inbox.uid))).body
        .pagination.total;
    const count = await total();
    const letIn: string[] = [];
    for (const letter of everybody) {
      const { status, body } = (await attempt(person(letter), before, inbox)) as {
        status: number;
        body?: { error?: { message: string } };
      };
      expect([200, 201, 403], `${letter} got ${status}`).toContain(status);
      if (status !== 403) letIn.push(letter);
      // Who may read the message is told why not, in French.
      else if (allowedTo.read.includes(letter)) {
        expect(body?.error?.message, `${name} by ${letter}`).toMatch(/^(Un|Le|Ce) .+\.$/);
      }
    }
    expect(letIn.join('')).toBe(allowedTo[allowed]);
    expect(whatWasSent(await stored(inbox, message.documentId))).toEqual(whatWasSent(before));
    expect(await total()).toBe(count);
  });

  test('the refusal to delete names the way', async () => {
    const { documentId } = await receive(inbox);
    const { body } = await admin.send('DELETE', addressOf(inbox.uid, documentId));
    expect(body.error.message).toContain('npm run submissions -- erase');
  });

  test('the key that filed it cannot touch it again', async () => {
    const { documentId } = await receive(inbox);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await call(`${inbox.path}/${documentId}`, {
        method,
        headers: {
          Authorization: `Bearer ${inject('service').inboxToken}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ data: { firstname: 'F' } }),
      });
      expect([404, 405]).toContain(answer.status);
    }
  });

  test('who changed what and when is kept, and cannot be altered', async () => {
    const { documentId } = await receive(inbox);
    const desk = people[inbox.desk];
    const begin = Date.now();
    await desk.send('PUT', addressOf(inbox.uid, documentId), { statut: 'en cours' });
    await desk.send('PUT', addressOf(inbox.uid, documentId), { statut: 'en cours', notes: 'Un' });
    await desk.send('PUT', addressOf(inbox.uid, documentId), { notes: 'Deux' });

    const journal = async (who: Editor) =>
      (await who.send<{ data: Change[] }>('GET', `inbox-journal/${inbox.uid}/${documentId}`)).body
        .data;
    const changes = await journal(desk);
    expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['notes', 'Un', 'Deux'],
      ['notes', null, 'Un'],
      ['statut', 'nouvelle', 'en cours'],
    ]);
    for (const { by, at } of changes) {
      expect(by).toMatch(/^Ada <.+@salve\.example>$/);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(begin - 1000);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now() + 1000);
    }

    const JOURNAL = 'api::changement.changement';
    const { body } = await admin.send<{ results: { documentId: string }[] }>(
      'GET',
      collection(JOURNAL),
    );
    const entry = body.results[0]?.documentId ?? '';
    for (const letter of everybody) {
      const tries = [
        person(letter).send('PUT', addressOf(JOURNAL, entry), { by: 'F' }),
        person(letter).send('DELETE', addressOf(JOURNAL, entry)),
        person(letter).send('POST', `${collection(JOURNAL)}/actions/bulkDelete`, {
          documentIds: [entry],
        }),
        person(letter).send('POST', collection(JOURNAL), { by: 'F' }),
      ];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
    }
    expect(await journal(admin)).toEqual(changes);
  });
});

test('two roles are two jobs: the Super Admin works on messages once they have the role', async () => {
  const inbox = inboxes[0];
  const { documentId } = await receive(inbox);
  const both = await admin.invite('Super Admin', ROLES.C);
  const answer = await both.send('PUT', addressOf(inbox.uid, documentId), { statut: 'fermée' });
  expect(answer.status).toBe(200);
  const altered = await both.send('PUT', addressOf(inbox.uid, documentId), { details: 'F' });
  expect(altered.status).toBe(403);
});

test('a journal has an end: what would not be noted does not change', async () => {
  const inbox = inboxes[0];
  const { documentId } = await receive(inbox);
  const service = inject('service');
  await inDatabase(
    service,
    sql`insert into changements (document_id, inbox, message, field, "by", account)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
        select 'x' || i, ${CONTACT}, ${documentId}, 'statut', 'X', 1 from n`,
  );
  const answer = await people.C.send('PUT', addressOf(CONTACT, documentId), { statut: 'fermée' });
  expect(answer.status).toBe(403);
  expect((await stored(inbox, documentId)).statut).toBe('nouvelle');
});

test('everything cannot be replaced from elsewhere', async () => {
  const { status } = await admin.send('GET', 'admin/transfer/tokens');
  expect(status).toBe(404);
});

describe('an upgrade', () => {
  interface Permission {
    action: string;
    subject: string;
    properties: { fields?: string[] };
    conditions: string[];
  }
  const UPDATE = 'plugin::content-manager.explorer.update';
  const deskFields = ['statut', 'assignee', 'notes'];
  const plain = ({ action, subject, properties, conditions }: Permission) => ({
    action,
    subject,
    properties,
    conditions,
  });
  const permissionsOf = async (role: number) =>
    (
      await admin.send<{ data: Permission[] }>('GET', `admin/roles/${role}/permissions`)
    ).body.data.map(plain);

  test('narrows desks that could change everything, and gives old requests a status', async () => {
    const inbox = inboxes[0];
    const { documentId } = await receive(inbox);
    const { body } = await admin.send<{ data: { id: number; name: string }[] }>(
      'GET',
      'admin/roles',
    );
    const role = body.data.find(({ name }) => name === ROLES.C)?.id ?? 0;
    const now = await permissionsOf(role);
    // As the first version made it: all fields but those that it did not know.
    const fields = ['reference', 'firstname', 'lastname', 'email', 'details', 'receivedAt'];
    const wide = now.map((permission) => ({ ...permission, properties: { fields } }));
    try {
      const put = await admin.send('PUT', `admin/roles/${role}/permissions`, { permissions: wide });
      expect(put.status).toBe(200);
      const altering = await people.C.send('PUT', addressOf(CONTACT, documentId), { details: 'F' });
      expect(altering.status).toBe(403);
      await inDatabase(
        inject('service'),
        sql`update demandes_contact set statut = null where document_id = ${documentId}`,
      );

      const node = await startSecondNode(inject('service'));
      await node.stop();

      const narrowed = await permissionsOf(role);
      expect(narrowed.map(({ action }) => action).sort()).toEqual(
        now.map(({ action }) => action).sort(),
      );
      expect(narrowed.find(({ action }) => action === UPDATE)?.properties.fields).toEqual(
        deskFields,
      );
      expect(narrowed.find(({ action }) => action !== UPDATE)?.properties.fields).toEqual(
        expect.arrayContaining(['details', ...deskFields]),
      );
      expect((await stored(inbox, documentId)).statut).toBe('nouvelle');
    } finally {
      await admin.send('PUT', `admin/roles/${role}/permissions`, { permissions: now });
    }
  });
});
