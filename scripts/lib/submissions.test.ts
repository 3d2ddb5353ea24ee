import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { openDatabase } from '../../web/src/outbox/database.ts';
import { acceptSubmission } from '../../web/src/outbox/store.ts';
import { loadSettings, type Settings } from './settings.ts';
import { runSubmissions } from './submissions.ts';

let settings: Settings;
let reference: string;

beforeEach(
  () =>
    new Promise<void>((ready, fail) => {
      void withTempDir(async (folder) => {
        settings = await loadSettings({ DATA_DIR: folder });
        reference = await store(folder, 'ada@roy.example');
        await store(folder, 'other@person.example');
        inboxWith(folder, ['ada@roy.example', 'ADA@roy.example', 'other@person.example']);
        ready();
        await new Promise<void>((done) => onTestFinished(() => done()));
      }).catch(fail);
    }),
);

async function store(folder: string, email: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  const { submission } = await acceptSubmission(
    database,
    {
      form: 'contact',
      fields: { firstname: 'Ada', email, details: 'Bonjour' },
      context: { path: '/contact', locale: 'fr' },
      idempotencyKey: email,
      suspicion: undefined,
    },
    { channels: ['inbox', 'mail'], dueOn: undefined, now: new Date('2026-03-10T15:00:00Z') },
  );
  await database.db.updateTable('delivery').set({ state: 'sent' }).execute();
  await database.db.destroy();
  return submission.reference;
}

/** As much of the content service's tables as a command sees. */
function inboxWith(folder: string, emails: string[]) {
  const database = new Sqlite(join(folder, 'content.db'));
  for (const table of ['demandes_contact', 'plaintes'])
    database.exec(
      `create table ${table} (id integer primary key, document_id text, reference text, email text, statut text, notes text)`,
    );
  database.exec(
    'create table changements (id integer primary key, inbox text, message text, field text, before text, after text, "by" text, account integer, at integer)',
  );
  const insert = database.prepare(
    `insert into plaintes (document_id, reference, email, statut, notes) values (?, ?, ?, 'en cours', 'Rappeler')`,
  );
  const note = database.prepare(
    `insert into changements (message, field, before, after, "by", account, at) values (?, 'statut', 'nouvelle', 'en cours', 'Rémi', 1, 1000)`,
  );
  for (const [index, email] of emails.entries()) {
    insert.run(`document-${index}`, `P-${index}`, email);
    note.run(`document-${index}`);
  }
  database.close();
}

function journalInContent(folder: string): unknown[] {
  const database = new Sqlite(join(folder, 'content.db'));
  const messages = database.prepare('select message from changements').pluck().all();
  database.close();
  return messages;
}

async function run(...args: string[]) {
  const lines: string[] = [];
  await runSubmissions(args, { settings, print: (line) => lines.push(line) });
  return lines.join('\n');
}
const audit = () => readFile(join(settings.dataDir, 'audit.log'), 'utf8');

test('list names references and states, and nobody', async () => {
  const output = await run('list');
  expect(output).toContain(`${reference}  contact    2026-03-10 15:00  inbox sent, mail sent`);
  expect(output.split('\n')).toHaveLength(2);
  expect(output).not.toContain('Ada');
});

test('show prints one submission', async () => {
  expect(JSON.parse(await run('show', reference))).toMatchObject({
    reference,
    fields: { firstname: 'Ada' },
    deliveries: [{ channel: 'inbox' }, { channel: 'mail' }],
  });
  await expect(run('show', 'C-NONE-00')).rejects.toThrow('Nothing is kept under C-NONE-00.');
  await expect(run('show')).rejects.toThrow('A reference is missing');
});

test('resend lets deliveries wait again', async () => {
  expect(await run('resend', reference, '--channel', 'mail')).toContain('1 delivery goes out');
  expect(await run('list')).toContain('inbox sent, mail waiting');
  expect(await run('resend', reference)).toContain('2 deliveries go out');
  await expect(run('resend', reference, '--channel', 'pigeon')).rejects.toThrow('pigeon');
});

test('export prints everything of one address, the inbox included', async () => {
  const { submissions, inbox } = JSON.parse(await run('export', '--email', 'Ada@Roy.example'));
  expect(submissions).toHaveLength(1);
  const kept = {
    inbox: 'plaintes',
    statut: 'en cours',
    notes: 'Rappeler',
    history: [{ field: 'statut', before: 'nouvelle', after: 'en cours', by: 'Rémi', at: 1000 }],
  };
  expect(inbox).toEqual([
    { ...kept, reference: 'P-0', email: 'ada@roy.example' },
    { ...kept, reference: 'P-1', email: 'ADA@roy.example' },
  ]);
});

test('erase wants a yes, then destroys here and in the inbox with its history, and nothing of others', async () => {
  await expect(run('erase', '--email', 'ada@roy.example')).rejects.toThrow(
    '1 submissions and 2 inbox entries would be destroyed',
  );
  expect(await run('list')).toContain(reference);
  expect(await run('erase', '--email', 'ada@roy.example', '--yes')).toContain(
    '1 submissions and 2 inbox entries were destroyed.',
  );
  expect(await run('list')).not.toContain(reference);
  expect(JSON.parse(await run('export', '--email', 'ada@roy.example'))).toEqual({
    submissions: [],
    inbox: [],
  });
  expect(JSON.parse(await run('export', '--email', 'other@person.example')).inbox).toHaveLength(1);
  expect(journalInContent(settings.dataDir)).toEqual(['document-2']);
});

test('each use leaves a line that names nobody', async () => {
  await run('list');
  await run('show', reference);
  await run('resend', reference);
  await run('export', '--email', 'ada@roy.example');
  await run('erase', '--email', 'ADA@roy.example', '--yes');
  const lines = (await audit())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  expect(lines.map(({ command }) => command)).toEqual([
    'list',
    'show',
    'resend',
    'export',
    'erase',
  ]);
  expect(lines[3]?.email).toMatch(/^[0-9a-f]{16}$/);
  expect(lines[3]?.email).toBe(lines[4]?.email);
  expect((await audit()).toLowerCase()).not.toMatch(/ada|roy/);
});

test('an inbox that is run elsewhere is named', async () => {
  settings = { ...settings, runsCms: false, contentUrl: 'https://content.example' };
  expect(await run('export', '--email', 'ada@roy.example')).toContain('https://content.example');
});

test('anything else is refused with a sentence', async () => {
  await expect(run('burn')).rejects.toThrow('"burn" is not something to do');
  await expect(run('export')).rejects.toThrow('--email is missing');
});
