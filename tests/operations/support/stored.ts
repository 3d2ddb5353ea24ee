import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { patienceMs } from '../../support/patience.ts';
import type { Installation } from './installation.ts';

/** Asks a database of an installation past its programs. */
function ask(salve: Installation, file: string, question: string, ...values: string[]): string[] {
  const database = new Sqlite(join(salve.dataDir, file), { timeout: patienceMs });
  try {
    return database
      .prepare(question)
      .pluck()
      .all(...values) as string[];
  } finally {
    database.close();
  }
}

/** Whether the site has brought a message to the inbox. */
export const isDelivered = (salve: Installation, reference: string): boolean =>
  ask(
    salve,
    'outbox.db',
    `select state from delivery join submission on submission.id = submission_id
     where reference = ? and channel = 'inbox'`,
    reference,
  ).includes('sent');

export const newestReference = (salve: Installation): string | undefined =>
  ask(salve, 'outbox.db', 'select reference from submission order by received_at desc limit 1')[0];

export const inboxReferences = (salve: Installation): string[] =>
  ask(salve, 'content.db', 'select reference from demandes_contact');
