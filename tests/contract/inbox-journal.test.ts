/** Who changed what about a received message, and when. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { inDatabase } from './database.ts';
import type { Editor } from './editor.ts';
import { everybody, somebodyInEach } from './people.ts';
import {
  addressOf,
  collection,
  contacts,
  inboxes,
  type Message,
  receive,
  stored,
} from './received-messages.ts';

const JOURNAL = 'api::changement.changement';

interface Change {
  field: string;
  before: string | null;
  after: string | null;
  by: string;
  at: string;
}

let people: Awaited<ReturnType<typeof somebodyInEach>>;
beforeAll(async () => {
  people = await somebodyInEach();
});

async function journalOf(reader: Editor, uid: string, { documentId }: Message): Promise<Change[]> {
  const { body } = await reader.send<{ data: Change[] }>(
    'GET',
    `inbox-journal/${uid}/${documentId}`,
  );
  return body.data;
}

describe.each(inboxes)('$path', (inbox) => {
  test('who changed what and when is kept, and cannot be altered', async () => {
    const message = await receive(inbox);
    const address = addressOf(inbox.uid, message.documentId);
    const desk = people[inbox.desk];
    const begin = Date.now();
    await desk.send('PUT', address, { statut: 'en cours' });
    await desk.send('PUT', address, { statut: 'en cours', notes: 'Un' });
    await desk.send('PUT', address, { notes: 'Deux' });

    const changes = await journalOf(desk, inbox.uid, message);
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

    const { body } = await people.S.send<{ results: Message[] }>('GET', collection(JOURNAL));
    const entry = body.results[0]?.documentId ?? '';
    for (const letter of everybody) {
      const tries = [
        people[letter].send('PUT', addressOf(JOURNAL, entry), { by: 'F' }),
        people[letter].send('DELETE', addressOf(JOURNAL, entry)),
        people[letter].send('POST', `${collection(JOURNAL)}/actions/bulkDelete`, {
          documentIds: [entry],
        }),
        people[letter].send('POST', collection(JOURNAL), { by: 'F' }),
      ];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
    }
    expect(await journalOf(people.S, inbox.uid, message)).toEqual(changes);
  });
});

test('a journal has an end: what would not be noted does not change', async () => {
  const { documentId } = await receive(contacts);
  await inDatabase(
    inject('service'),
    sql`insert into changements (document_id, inbox, message, field, "by", account)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
        select 'x' || i, ${contacts.uid}, ${documentId}, 'statut', 'X', 1 from n`,
  );
  const change = { statut: 'fermée' };
  const answer = await people.C.send('PUT', addressOf(contacts.uid, documentId), change);
  expect(answer.status).toBe(403);
  expect((await stored(people.S, contacts, documentId)).statut).toBe('nouvelle');
});
