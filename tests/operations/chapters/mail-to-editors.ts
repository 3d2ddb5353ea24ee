import { beforeAll, expect, test } from 'vitest';
import { Editor, tokenOf } from '../../contract/editor.ts';
import { eventually } from '../../support/eventually.ts';
import { until } from '../../support/until.ts';
import { accountOf, type Life, owner } from '../support/life.ts';

const password = 'Aa1-of-an-editor';

export function mailToEditors(life: Life) {
  /** Asked where no letter leads to: it is PUBLIC_URL that the letters know. */
  const here = () => life.salve.contentUrl.replace('localhost', '127.0.0.1');
  let token: string;
  let admin: Editor;
  beforeAll(async () => {
    token = await tokenOf(accountOf(life));
    admin = Editor.withToken(here(), token);
  });

  const ask = (path: string, fields: object, url = here()) =>
    fetch(`${url}/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });

  /** The letter to an address, as its reader sees it. */
  async function letterTo(address: string, subject: string): Promise<string> {
    const find = () =>
      life.post.letters
        .filter(({ to }) => to.includes(address))
        .map(({ raw }) => decoded(raw))
        .find((text) => text.includes(`Subject: ${subject}`));
    await until(() => find() !== undefined);
    return find() ?? '';
  }

  const codeIn = (letter: string, name: string) =>
    new RegExp(`${life.salve.contentUrl}/admin/auth/\\S+\\?${name}=([\\w-]+)`).exec(letter)?.[1] ??
    '';

  async function invite(email: string, language?: 'en'): Promise<void> {
    const { body: roles } = await admin.send<{ data: { id: number; name: string }[] }>(
      'GET',
      'admin/roles',
    );
    const role = roles.data.find(({ name }) => name === 'Rédaction');
    const { status } = await admin.send('POST', 'admin/users', {
      firstname: 'Zoé',
      email,
      roles: [role?.id],
      ...(language && { preferedLanguage: language }),
    });
    expect(status).toBe(201);
  }

  test('an invitation arrives in French, its link makes the account', async () => {
    await invite('zoe@salve.example');
    const letter = await letterTo('zoe@salve.example', 'Votre compte d’édition');
    expect(letter).toContain('From: Salve <edition@salve.example>');
    expect(letter).toContain('Un compte vous attend');
    const registered = await ask('register', {
      registrationToken: codeIn(letter, 'registrationToken'),
      userInfo: { firstname: 'Zoé', password },
    });
    expect(registered.status).toBe(200);
  });

  test('who forgot the password gets a link to choose another, and signs in with it', async () => {
    const email = 'zoe@salve.example';
    expect((await ask('forgot-password', { email })).status).toBe(204);
    const letter = await letterTo(email, 'Choisir un nouveau mot de passe');
    const next = 'Aa1-of-an-editor-who-forgot';
    const reset = { resetPasswordToken: codeIn(letter, 'code'), password: next };
    expect((await ask('reset-password', reset)).status).toBe(200);
    expect((await ask('login', { email, password })).status).toBe(400);
    expect((await ask('login', { email, password: next })).status).toBe(200);
  });

  test('an account in English gets its letters in English', async () => {
    await invite('grace@salve.example', 'en');
    const letter = await letterTo('grace@salve.example', 'Your editing account');
    expect(letter).toContain('An account awaits you');
    await ask('register', {
      registrationToken: codeIn(letter, 'registrationToken'),
      userInfo: { firstname: 'Grace', password },
    });
    await ask('forgot-password', { email: 'grace@salve.example' });
    expect(await letterTo('grace@salve.example', 'Choose a new password')).toContain(
      'within the hour',
    );
  });

  test('without a mail server it says so, in the answer and in the log', async () => {
    const { url, lines } = life.node;
    const refused = await ask('forgot-password', { email: owner.email }, url);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { message: 'No mail can be sent: the content service has no SMTP_URL.' },
    });
    await eventually(() =>
      expect(lines.join('\n')).toContain('Somebody asked for a new password. No mail can be sent'),
    );

    const tried = await fetch(`${url}/email/test`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: 'zoe@salve.example' }),
    });
    expect(tried.ok).toBe(false);
    expect(lines.join('\n')).not.toMatch(/\bMx\b/i);
  });
}

/** Quoted-printable and encoded words, as far as these letters use them. */
function decoded(raw: string): string {
  const bytes = (text: string) =>
    Buffer.from(
      text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ).toString('utf8');
  return bytes(
    raw
      .replace(/\?=\r\n =\?UTF-8\?Q\?/gi, '')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', ' '))
      .replace(/=\r\n/g, ''),
  );
}
