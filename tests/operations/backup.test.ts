import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesUnder } from '../../scripts/lib/files.ts';
import { run } from '../../scripts/lib/run.ts';
import { identityOf } from '../../scripts/lib/seeding.ts';
import { Editor } from '../contract/editor.ts';
import { postJson } from '../faults/support/posting.ts';
import { patienceMs } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { createInstallation, type Installation } from './support/installation.ts';

const admin = { adminEmail: 'admin@salve.example', adminPassword: 'Aa1-of-the-first-start' };
const news = 'api::nouvelle.nouvelle';

let salve: Installation;
let shelf: string;
let archive: string;
/** Acknowledged before the backup began: none of these may be missing. */
const acknowledged: string[] = [];
let entries: unknown;
let uploads: Record<string, string>;

beforeAll(async () => {
  salve = await createInstallation();
  shelf = await mkdtemp(join(tmpdir(), 'salve-shelf-'));
  archive = join(shelf, 'salve.tar.gz');
});
afterAll(async () => {
  await salve?.remove();
  await rm(shelf, { recursive: true, force: true });
});

const signIn = () => Editor.signIn({ url: salve.contentUrl, ...admin });

async function post(): Promise<string> {
  const { status, reference } = await postJson(salve.siteUrl);
  expect(status).toBe(200);
  return reference ?? '';
}

async function everyEntry(): Promise<unknown> {
  const { env } = await salve.settings();
  const paths = ['accueil', 'reglages', 'nouvelles', 'blogues', 'etudes', 'employes', 'postes'];
  return Promise.all(
    ['fr', 'en'].flatMap((locale) =>
      paths.map(async (path) => {
        const query = `locale=${locale}&populate=*&pagination[limit]=999&sort=id:asc`;
        const response = await fetch(`${salve.contentUrl}/api/${path}?${query}`, {
          headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
        });
        expect(response.status, path).toBe(200);
        return response.json();
      }),
    ),
  );
}

async function everyUpload(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const file of filesUnder(join(salve.dataDir, 'public'), 'uploads', () => false)) {
    const response = await fetch(`${salve.contentUrl}/${file}`);
    expect(response.status, file).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}

function inboxReferences(): string[] {
  const database = new Sqlite(join(salve.dataDir, 'content.db'), { timeout: patienceMs });
  try {
    return database.prepare('select reference from demandes_contact').pluck().all() as string[];
  } finally {
    database.close();
  }
}

test('it is saved in one archive while visitors and editors go on', async () => {
  await salve.start({ ADMIN_EMAIL: admin.adminEmail, ADMIN_PASSWORD: admin.adminPassword });
  const editor = await signIn();
  const published = await editor.publish(news, 'fr', {
    title: 'Avant la sauvegarde',
    slug: 'avant-la-sauvegarde',
    date: '2026-03-01',
  });
  expect(published.status, JSON.stringify(published.body)).toBeLessThan(300);
  for (let count = 0; count < 3; count += 1) acknowledged.push(await post());
  entries = await everyEntry();
  uploads = await everyUpload();
  expect(Object.keys(uploads).length).toBeGreaterThan(10);

  let goOn = true;
  const visitors = (async () => {
    while (goOn) await post();
  })();
  const saved = await salve.npm('backup', ['--to', archive]);
  goOn = false;
  await visitors;

  expect(saved).toEqual({ code: 0, output: expect.stringContaining(archive) });
  expect(saved.output).toMatch(/content\.db: \d+ rows in \d+ tables/);
  expect(saved.output).toContain(`uploads: ${Object.keys(uploads).length} files`);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await readdir(shelf), 'nothing is left beside it').toEqual(['salve.tar.gz']);
});

test('nothing is restored under running programs', async () => {
  const { code, output } = await salve.npm('restore', [archive, '--replace']);
  expect(code).toBe(1);
  expect(output).toContain('Stop Salve first: the site');
  expect(output).toContain('the content service');
});

test('an archive is not written over', async () => {
  const { code, output } = await salve.npm('backup', ['--to', archive]);
  expect([code, output]).toEqual([1, expect.stringContaining('exists and is not written over')]);
});

test('after the loss of all data, nothing is missing', async () => {
  await salve.stop();
  await rm(salve.dataDir, { recursive: true });

  const restored = await salve.npm('restore', [archive]);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('Start Salve') });
  expect(restored.output).toContain(`uploads: ${Object.keys(uploads).length} files`);
  expect((await stat(join(salve.dataDir, 'secrets.env'))).mode & 0o777).toBe(0o600);

  // The next start does not fill it with sample content.
  const filled = await readFile(join(salve.dataDir, 'seeded-database'), 'utf8');
  expect(filled).toBe(await identityOf(await salve.settings()));

  // Without a first administrator in the environment: it must be the one that was saved.
  await salve.start();
  await signIn();
  expect(await everyEntry()).toEqual(entries);
  expect(await everyUpload()).toEqual(uploads);
  const page = await fetch(`${salve.siteUrl}/nouvelle/avant-la-sauvegarde`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Avant la sauvegarde');

  const listed = await salve.npm('submissions', ['list', '--limit', '1000']);
  expect(acknowledged.filter((reference) => !listed.output.includes(reference))).toEqual([]);
  // What was under way when it was saved is delivered now, and nothing twice.
  await until(() => acknowledged.every((reference) => inboxReferences().includes(reference)));
  expect(new Set(inboxReferences()).size).toBe(inboxReferences().length);
  expect(await post()).not.toBe('');
  await salve.stop();
});

test('data that is there is kept, and moved aside when asked', async () => {
  const refused = await salve.npm('restore', [archive]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Say --replace');

  const lastReference = await newestReference();
  const replaced = await salve.npm('restore', [archive, '--replace']);
  expect(replaced.code, replaced.output).toBe(0);
  const [aside] = (await readdir(salve.dataDir)).filter((name) =>
    name.startsWith('before-restore-'),
  );
  expect(replaced.output).toContain(join(salve.dataDir, aside ?? '?'));
  expect(await newestReference()).not.toBe(lastReference);
  expect(existsSync(join(salve.dataDir, aside ?? '', 'outbox.db'))).toBe(true);
  const old = await salve.npm('submissions', ['list', '--limit', '1'], {
    DATA_DIR: join(salve.dataDir, aside ?? ''),
  });
  expect(old.output).toContain(lastReference);
});

async function newestReference(): Promise<string> {
  const { output } = await salve.npm('submissions', ['list', '--limit', '1']);
  return output.split(' ')[0] ?? '';
}

test.each([
  ['cut off', async (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['with a changed byte', async (bytes: Buffer) => changedByte(bytes)],
  ['whose content was changed', repackedWithOtherSecrets],
  ['that is none', async () => Buffer.from('hello')],
])('an archive %s is refused and changes nothing', async (_, damage) => {
  const damaged = join(shelf, 'damaged.tar.gz');
  await writeFile(damaged, await damage(await readFile(archive)));
  const before = await readdir(salve.dataDir);
  const { code, output } = await salve.npm('restore', [damaged, '--replace']);
  expect(code).toBe(1);
  expect(output).toMatch(/nothing was restored/);
  expect(await readdir(salve.dataDir)).toEqual(before);
});

function changedByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 0xff, middle);
  return changed;
}

async function repackedWithOtherSecrets(): Promise<Buffer> {
  const folder = await mkdtemp(join(shelf, 'repacked-'));
  await run('tar', ['-xzf', archive, '-C', folder]);
  await writeFile(join(folder, 'secrets.env'), 'CONTENT_TOKEN=of-somebody-else\n');
  const file = join(shelf, 'repacked.tar.gz');
  await run('tar', ['-czf', file, '-C', folder, '.']);
  return readFile(file);
}

test('a PostgreSQL database is left to its own tool, and the rest is saved', async () => {
  const env = { DATABASE_URL: 'postgres://salve@localhost/salve' };
  const refused = await salve.npm('backup', ['--to', join(shelf, 'rest.tar.gz')], env);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('pg_dump');
  expect(existsSync(join(shelf, 'rest.tar.gz'))).toBe(false);

  const args = ['--to', join(shelf, 'rest.tar.gz'), '--without-database'];
  const saved = await salve.npm('backup', args, env);
  expect(saved.code, saved.output).toBe(0);
  expect(saved.output).toContain('Not in it: the PostgreSQL database');
  const inside = await run('tar', ['-tzf', join(shelf, 'rest.tar.gz')]);
  expect(inside).toContain('secrets.env');
  expect(inside).not.toContain('.db');
});
