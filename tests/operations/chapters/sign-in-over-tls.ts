import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { type Life, owner } from '../support/life.ts';

interface Answer {
  status: number | undefined;
  cookies: string[];
  body: { data?: { token?: string }; error?: { message: string } };
}

interface Asking {
  body?: object;
  headers?: Record<string, string>;
  /** Another address of this machine stands for another visitor. */
  from?: string;
  to?: string;
}

export function signInOverTls(life: Life) {
  afterAll(() => life.node?.stop());

  async function post(
    path: string,
    { body = {}, headers, from, to = life.node.publicUrl }: Asking = {},
  ): Promise<Answer> {
    const asked = request(`${to}/admin/${path}`, {
      method: 'POST',
      ca: life.node.certificate,
      family: 4,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(from && { localAddress: from }),
    });
    asked.end(JSON.stringify(body));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode,
      cookies: response.headers['set-cookie'] ?? [],
      body: (await json(response)) as Answer['body'],
    };
  }

  const account = { email: owner.email, password: owner.password };
  const session = ({ cookies }: Answer) => cookies.find((each) => /^\w*refresh=/.test(each)) ?? '';
  const sent = (cookie: string) => ({ Cookie: cookie.replace(/;.*/, '') });

  test('an editor signs in, stays signed in and signs out through a proxy that ends TLS', async () => {
    const signedIn = await post('login', { body: account });
    expect(signedIn.status).toBe(200);
    const cookie = session(signedIn).toLowerCase();
    for (const part of ['; secure', '; httponly', '; samesite=strict']) {
      expect(cookie).toContain(part);
    }

    const renewed = await post('access-token', { headers: sent(session(signedIn)) });
    expect(renewed.status).toBe(200);
    expect(session(renewed).toLowerCase()).toContain('; secure');

    const headers = {
      ...sent(session(renewed)),
      Authorization: `Bearer ${renewed.body.data?.token}`,
    };
    const signedOut = await post('logout', { headers });
    expect(signedOut.status).toBe(200);
    expect(session(signedOut)).toContain('1970');
    expect((await post('access-token', { headers: sent(session(renewed)) })).status).toBe(401);
  });

  test('tries are counted by the address that the proxy saw, not by what a visitor writes', async () => {
    const wrong = { email: 'someone@salve.example', password: 'Wrong-1' };
    const tryFrom = (from: string, claimed: string, language = 'fr') =>
      post('login', {
        from,
        body: wrong,
        headers: { 'X-Forwarded-For': claimed, 'Accept-Language': language },
      });

    for (let count = 1; count <= 5; count += 1) {
      const refused = await tryFrom('127.0.0.2', `192.0.2.${count}`);
      expect(refused.status).toBe(400);
      expect(refused.body.error?.message).toBe(
        'L’adresse courriel ou le mot de passe est inexact.',
      );
    }
    const sixth = await tryFrom('127.0.0.2', '192.0.2.6');
    expect(sixth.status).toBe(429);
    expect(sixth.body.error?.message).toBe('Trop d’essais. Réessayez dans cinq minutes.');
    const english = await tryFrom('127.0.0.2', '192.0.2.7', 'en-CA');
    expect(english.body.error?.message).toBe('Too many requests, please try again later.');
    expect((await tryFrom('127.0.0.3', '192.0.2.1')).status).toBe(400);
  });

  test('a proxy that does not tell of TLS is named in the answer, the log and the doctor', async () => {
    const { publicUrl: right, silentUrl: wrong, lines } = life.node;
    const french = { 'Accept-Language': 'fr-CA' };
    const refused = await post('login', { to: wrong, body: account, headers: french });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toContain('l’en-tête « X-Forwarded-Proto: https »');
    await post('access-token', { to: wrong });
    const told = () => lines.filter((line) => line.includes('X-Forwarded-Proto'));
    await eventually(() =>
      expect(told()).toEqual([expect.stringContaining('The proxy that ends TLS must send it')]),
    );

    expect(await doctorOn(wrong)).toContain(
      `✗ Nobody can sign in at PUBLIC_URL, ${wrong}: its proxy does not send "X-Forwarded-Proto: https"`,
    );
    expect(await doctorOn(right)).toContain(`✓ Editors can sign in at PUBLIC_URL, ${right}.`);
  });

  async function doctorOn(publicUrl: string): Promise<string> {
    const { output } = await life.salve.npm('doctor', [], {
      PUBLIC_URL: publicUrl,
      NODE_EXTRA_CA_CERTS: life.node.certificateFile,
    });
    return output;
  }
}
