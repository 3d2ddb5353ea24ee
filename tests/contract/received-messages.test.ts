/** What visitors sent: who may read it, who may work on it, and that nobody can alter it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { Editor } from './editor.ts';
import { everybody, ROLES, somebodyInEach } from './people.ts';
import {
  addressOf,
  asForms,
  carrying,
  collection,
  contacts,
  type Inbox,
  inboxes,
  type Message,
  receive,
  stored,
} from './received-messages.ts';

let admin: Editor;
let people: Awaited<ReturnType<typeof somebodyInEach>>;
beforeAll(async () => {
  admin = await Editor.signIn();
  people = await somebodyInEach();
});

const single = (uid: string) => `content-manager/single-types/${uid}`;

/** All that was ever sent, without what is the desk's to change. */
async function everythingSent({ table }: Inbox): Promise<object[]> {
  const rows = await inDatabase<Record<string, unknown>>(
    inject('service'),
    sql`select * from ${sql.table(table)} order by id`,
  );
  const ofTheDesk = ['statut', 'assignee', 'notes', 'published_at', 'updated_at', 'updated_by_id'];
  return rows.map((row) => omit(row, ofTheDesk));
}
const omit = (row: object, names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

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
    const { documentId } = await receive(inbox);
    const message = await stored(admin, inbox, documentId);
    const before = await everythingSent(inbox);
    const letIn: string[] = [];
    for (const letter of everybody) {
      const { status, body } = (await attempt(people[letter], message, inbox)) as {
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
    expect(await everythingSent(inbox)).toEqual(before);
  });

  test('the refusal to delete names the way', async () => {
    const { documentId } = await receive(inbox);
    const { body } = await admin.send('DELETE', addressOf(inbox.uid, documentId));
    expect(body.error.message).toContain('npm run submissions -- erase');
  });

  test('the key that filed it cannot touch it again', async () => {
    const { documentId } = await receive(inbox);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const change = asForms(carrying({ firstname: 'F' }, method));
      const answer = await call(`${inbox.path}/${documentId}`, change);
      expect([404, 405]).toContain(answer.status);
    }
  });
});

test('two roles are two jobs: the Super Admin works on messages once they have the role', async () => {
  const { documentId } = await receive(contacts);
  const both = await admin.invite('Super Admin', ROLES.C);
  const message = addressOf(contacts.uid, documentId);
  const answer = await both.send('PUT', message, { statut: 'fermée' });
  expect(answer.status).toBe(200);
  const altered = await both.send('PUT', message, { details: 'F' });
  expect(altered.status).toBe(403);
});

test('everything cannot be replaced from elsewhere', async () => {
  const { status } = await admin.send('GET', 'admin/transfer/tokens');
  expect(status).toBe(404);
});
