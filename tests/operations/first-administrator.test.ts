import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsEnv } from '../../scripts/lib/settings.ts';
import { startSecondNode } from '../contract/content-service.ts';
import { createInstallation, type Installation } from './support/installation.ts';

const owner = {
  firstname: 'Ada',
  email: 'ada@salve.example',
  password: 'Aa1-of-the-first-administrator',
};

let salve: Installation;
let link: string;
beforeAll(async () => {
  salve = await createInstallation();
  link = linkIn(await salve.start()) ?? '';
});
afterAll(() => salve?.remove());

const linkIn = (text: string) => /http\S+token=\S+/.exec(text)?.[0];

function register(cookie = '', path = '/admin/register-admin') {
  return fetch(`${salve.contentUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(owner),
  });
}

const open = (url: string) => fetch(url, { redirect: 'manual' });

async function isTakenFor(cookie = ''): Promise<boolean> {
  const response = await fetch(`${salve.contentUrl}/admin/init`, { headers: { Cookie: cookie } });
  const { data } = (await response.json()) as { data: { hasAdmin: boolean } };
  return data.hasAdmin;
}

test('the start prints a link, and no log keeps it', async () => {
  expect(link).toMatch(new RegExp(`^${salve.contentUrl}/admin/first-administrator\\?token=`));
  await open(link);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(40);
  for (const file of await readdir(join(salve.dataDir, 'logs'))) {
    expect(await readFile(join(salve.dataDir, 'logs', file), 'utf8')).not.toContain(token);
  }
});

test('a stranger who comes first gets nothing, and does not hear that nobody was there before', async () => {
  const cookie = 'first_administrator=';
  for (const refused of [
    await register(),
    await register(`${cookie}${'A'.repeat(43)}`),
    await register('', '/Admin/Register-Admin/'),
    await register(cookie),
  ]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringContaining('the link that the content service prints') },
    });
  }
  expect(await isTakenFor()).toBe(true);

  const wrong = await open(link.replace(/token=.*/, `token=${'A'.repeat(43)}`));
  expect(wrong.status).toBe(403);
  expect(wrong.headers.get('Set-Cookie')).toBeNull();
  expect(await wrong.text()).toContain('Ce lien n’est pas le bon');
});

test('the link is the same on every node and at every start', async () => {
  const lines: string[] = [];
  const env = { PATH: process.env.PATH ?? '', ...cmsEnv(await salve.settings()) };
  const node = await startSecondNode({ env }, { PUBLIC_URL: salve.contentUrl }, (line) =>
    lines.push(line),
  );
  await node.stop();
  expect(linkIn(lines.join('\n'))).toBe(link);

  await salve.stop();
  expect(linkIn(await salve.start())).toBe(link);
});

test('who holds the link registers, once; then it is dead and no longer printed', async () => {
  const opened = await open(link);
  expect(opened.status).toBe(302);
  expect(opened.headers.get('Location')).toBe('/admin/auth/register-admin');
  expect(opened.headers.get('Cache-Control')).toBe('no-store');
  const [set = ''] = opened.headers.getSetCookie();
  expect(set.toLowerCase()).toContain('; httponly');
  expect(set.toLowerCase()).toContain('; samesite=strict');
  const cookie = set.replace(/;.*/, '');
  expect(await isTakenFor(cookie)).toBe(false);

  const registered = await register(cookie);
  expect(registered.status).toBe(200);
  expect(registered.headers.getSetCookie().join('\n')).toContain('first_administrator=;');

  expect((await register(cookie)).status).toBe(403);
  expect(await isTakenFor(cookie)).toBe(true);
  expect((await open(link)).headers.get('Location')).toBe('/admin');
  await salve.stop();
  expect(await salve.start()).not.toContain('token=');
});
