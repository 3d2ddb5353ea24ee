import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Life, linkIn, owner } from '../support/life.ts';

export function firstAdministrator(life: Life) {
  let link: string;
  beforeAll(() => {
    link = linkIn(life.printed) ?? '';
  });

  function register(cookie = '', path = '/admin/register-admin') {
    return fetch(`${life.salve.contentUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(owner),
    });
  }

  const open = (url: string) => fetch(url, { redirect: 'manual' });

  async function isTakenFor(cookie = ''): Promise<boolean> {
    const response = await fetch(`${life.salve.contentUrl}/admin/init`, {
      headers: { Cookie: cookie },
    });
    const { data } = (await response.json()) as { data: { hasAdmin: boolean } };
    return data.hasAdmin;
  }

  test('the start prints a link, and no log keeps it', async () => {
    const { contentUrl, dataDir } = life.salve;
    expect(link).toMatch(new RegExp(`^${contentUrl}/admin/first-administrator\\?token=`));
    await open(link);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(40);
    for (const file of await readdir(join(dataDir, 'logs'))) {
      expect(await readFile(join(dataDir, 'logs', file), 'utf8')).not.toContain(token);
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
    expect(wrong.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(wrong.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(wrong.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await wrong.text()).toContain('Ce lien n’est pas le bon');
  });

  test('the link is the same on every node and at every start, but for the address of the node', () => {
    const { lines, publicUrl } = life.node;
    expect(linkIn(lines.join('\n'))).toBe(link.replace(life.salve.contentUrl, publicUrl));
  });

  test('who holds the link registers, once; then it is dead', async () => {
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
  });
}
