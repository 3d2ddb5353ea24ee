import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { patienceMs } from '../../support/patience.ts';
import type { Installation } from './installation.ts';

const program = `
  const [file, question, values, timeout] = process.argv.slice(1);
  const database = new (require('better-sqlite3'))(file, { timeout: Number(timeout) });
  const rows = database.prepare(question).pluck().all(...JSON.parse(values));
  console.log(JSON.stringify(rows));
`;

/**
 * Asks a database of an installation past its programs. In a process of its own: whoever has the
 * file open runs, to a restore, and this one would until its garbage is collected.
 */
function ask(salve: Installation, file: string, question: string, ...values: string[]): string[] {
  const path = join(salve.dataDir, file);
  const args = ['-e', program, path, question, JSON.stringify(values), String(patienceMs)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
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

/** Whether the database knows that it was filled: no start fills it again. */
export const isFilled = (salve: Installation): boolean =>
  ask(
    salve,
    'content.db',
    "select value from strapi_core_store_settings where key = 'core_seed_completed'",
  ).length > 0;
