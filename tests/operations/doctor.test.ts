import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretNames } from '../../scripts/lib/secrets.ts';
import { tokenOf } from '../contract/editor.ts';
import { postJson } from '../faults/support/posting.ts';
import { patienceMs } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { createInstallation, type Installation } from './support/installation.ts';

const admin = { adminEmail: 'admin@salve.example', adminPassword: 'Aa1-of-the-first-start' };

let salve: Installation;
beforeAll(async () => {
  salve = await createInstallation();
  await salve.start({ ADMIN_EMAIL: admin.adminEmail, ADMIN_PASSWORD: admin.adminPassword });
});
afterAll(() => salve?.remove());

async function doctor() {
  const { code, output } = await salve.npm('doctor');
  return { code, output, wrong: output.split('\n').filter((line) => line.startsWith('✗')) };
}

const reads = async (token: string | undefined) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${salve.contentUrl}/api/reglages`, { headers })).status;
};

test('an installation that runs is well', async () => {
  const { code, wrong, output } = await doctor();
  expect(wrong).toEqual([]);
  expect(code).toBe(0);
  expect(output).toContain('✓ CONTENT_TOKEN may read and may not write.');
  expect(output).toContain('✓ INBOX_TOKEN may fill the inbox and may not read.');
});

test('nobody else on the machine can read what it writes', async () => {
  await fetch(`${salve.siteUrl}/nos-realisations`);
  await postJson(salve.siteUrl);
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(salve.dataDir, { recursive: true }))]) {
    const found = await stat(join(salve.dataDir, name)).catch(() => undefined);
    if (found && found.mode & 0o077) open.push(name);
  }
  expect(open).toEqual([]);
  expect((await doctor()).output).toContain('✓ Nobody else on this machine can read');
});

test('every secret can be changed; those that both must know are told until both restarted', async () => {
  const { env: before } = await salve.settings();
  const session = await tokenOf(account());
  expect(await administers(session)).toBe(200);

  await rotate(secretNames);
  const told = await doctor();
  expect(told.code).toBe(1);
  const shared = ['CONTENT_TOKEN', 'INBOX_TOKEN', 'HOOK_SECRET'];
  for (const name of shared) expect(told.wrong.join('\n')).toContain(name);
  expect(told.wrong).toHaveLength(shared.length);

  await salve.stop();
  await salve.start();
  const after = await doctor();
  expect(after.wrong).toEqual([]);
  expect(await administers(session)).toBe(401);
  expect(await administers(await tokenOf(account()))).toBe(200);
  expect(await reads(before.CONTENT_TOKEN)).toBe(401);
  expect(await reads((await salve.settings()).env.CONTENT_TOKEN)).toBe(200);

  const { reference } = await postJson(salve.siteUrl);
  await until(() => isInInbox(reference));
  const { output } = await salve.npm('submissions', ['list']);
  expect(output).toMatch(new RegExp(`^${reference} .*inbox sent`, 'm'));
});

function isInInbox(reference: string | undefined): boolean {
  const database = new Sqlite(join(salve.dataDir, 'outbox.db'), { timeout: patienceMs });
  try {
    const states = database.prepare(
      `select state from delivery join submission on submission.id = submission_id
       where reference = ? and channel = 'inbox'`,
    );
    return states.pluck().all(reference).includes('sent');
  } finally {
    database.close();
  }
}

const account = () => ({ url: salve.contentUrl, ...admin });

const administers = async (token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${salve.contentUrl}/admin/users/me`, { headers })).status;
};

async function rotate(names: readonly string[]): Promise<void> {
  const file = join(salve.dataDir, 'secrets.env');
  let text = await readFile(file, 'utf8');
  for (const name of names) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    text = text.replace(line, `${name}=${randomBytes(32).toString('hex')}`);
  }
  await writeFile(file, text);
}

test('programs that do not run are told, each with what to do', async () => {
  await salve.stop();
  const { code, wrong } = await doctor();
  expect(code).toBe(1);
  expect(wrong).toEqual([
    expect.stringMatching(/The content service does not answer.*npm start/),
    expect.stringMatching(/The site does not answer.*npm start/),
  ]);
});
