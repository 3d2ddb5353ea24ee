import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { KeyReused } from '../outbox/store.ts';
import type { NewSubmission } from '../outbox/submission.ts';
import type { PostedForm } from './answers.ts';
import { createFormHandler } from './form-handler.ts';

const site = 'https://salve.example';
const person = { firstname: 'Ada', lastname: 'Roy', email: 'ada@roy.example' };
const sameSite = { Origin: site, 'Sec-Fetch-Site': 'same-origin' };

interface Changes {
  /** How long this sender must wait. */
  seconds?: number;
  /** Whether this sender has sent many already. */
  isOneOfMany?: boolean;
  accept?: () => Promise<{ reference: string; isNew: boolean }>;
}

function setUp(changes: Changes = {}) {
  const logged: string[] = [];
  const accept = vi.fn(
    changes.accept ??
      (async (_submission: NewSubmission, _earlier: unknown) => ({
        reference: 'C-7F3K-92',
        isNew: true,
      })),
  );
  const renderWith = vi.fn(async (_path: string, _locale: string, posted: PostedForm) =>
    JSON.stringify(posted),
  );
  const secondsToWait = vi.fn(async (_sender: string) => changes.seconds ?? 0);
  const app = createFormHandler({
    siteUrl: site,
    log: pino({}, { write: (line: string) => logged.push(line) }),
    accept,
    limit: {
      secondsToWait,
      storing: (_sender, store) => store(changes.isOneOfMany ?? false),
    },
    senderOf: () => 'a-name-for-the-sender',
    renderWith,
    now: () => new Date('2026-03-10T15:00:00Z'),
  });
  const json = (body: unknown, headers: Record<string, string> = {}, form = 'contact/') =>
    app.request(`/${form}`, {
      method: 'POST',
      headers: {
        ...sameSite,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const plain = (fields: Record<string, string>, form = 'contact') =>
    app.request(`/${form}/`, {
      method: 'POST',
      headers: { ...sameSite, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const get = (form: string, headers: Record<string, string> = {}) =>
    app.request(`/${form}`, { headers });
  return { accept, renderWith, json, plain, get, logged };
}

const context = { path: '/services', locale: 'fr' };

describe('a valid post', () => {
  it('is stored with its context and answered with a reference', async () => {
    const { json, accept } = setUp();
    const response = await json(
      { ...person, details: 'Bonjour', context, elapsed: 9000 },
      { 'Idempotency-Key': 'key-12345678' },
    );
    expect([response.status, await response.json()]).toEqual([200, { reference: 'C-7F3K-92' }]);
    expect(accept.mock.calls[0]?.[0]).toMatchObject({
      form: 'contact',
      fields: { ...person, details: 'Bonjour', phone: '' },
      context,
      idempotencyKey: 'b:key-12345678',
      suspicion: undefined,
    });
  });

  it('without JavaScript leads to the thank-you page, in the visitor’s language', async () => {
    const { plain } = setUp();
    const french = await plain({ ...person, path: '/services', locale: 'fr' });
    expect([french.status, french.headers.get('Location')]).toEqual([
      303,
      '/merci?reference=C-7F3K-92',
    ]);
    const english = await plain({ ...person, path: '/en/services', locale: 'en' });
    expect(english.headers.get('Location')).toBe('/en/thank-you?reference=C-7F3K-92');
    const complaint = await plain({ ...person, locale: 'en' }, 'complaint');
    expect(complaint.headers.get('Location')).toBe(
      '/en/security/complaint?notice=sent&reference=C-7F3K-92',
    );
  });

  it('sent twice without a key is one and the same', async () => {
    const { plain, accept } = setUp();
    await plain({ ...person, path: '/', locale: 'fr' });
    await plain({ ...person, path: '/contact', locale: 'fr' });
    await plain({ ...person, firstname: 'Bea', path: '/', locale: 'fr' });
    const keys = accept.mock.calls.map(
      ([submission]) => (submission as NewSubmission).idempotencyKey,
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });
});

describe('an invalid post', () => {
  it('gets a problem with a sentence for each field, in the language of its page', async () => {
    const { json, accept } = setUp();
    const response = await json({ email: 'x', context: { path: '/en/contact', locale: 'en' } });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect((await response.json()).errors).toEqual({
      firstname: 'Your first name is required',
      lastname: 'Your name is required',
      email: 'Your email is invalid',
    });
    expect(accept).not.toHaveBeenCalled();
  });

  it('without JavaScript gets its page again, with what was typed', async () => {
    const { plain, renderWith } = setUp();
    const response = await plain({
      firstname: 'Ada',
      email: 'x',
      details: 'Long texte',
      path: '/services',
      locale: 'fr',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [path, locale, posted] = renderWith.mock.calls[0] ?? [];
    expect([path, locale]).toEqual(['/services', 'fr']);
    expect(posted?.values).toMatchObject({ firstname: 'Ada', details: 'Long texte' });
    expect(posted?.state.errors).toMatchObject({ lastname: 'Votre nom est requis' });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'services',
    '/\t/evil.example',
    '/serv\u0000ices',
  ])('that says it came from %s is not led there', async (path) => {
    const { plain, renderWith } = setUp();
    await plain({ path, locale: 'fr' });
    expect(renderWith.mock.calls[0]?.[0]).toBe('/');
  });
});

describe('a post that is not wanted', () => {
  it('from another site is refused', async () => {
    const { json, accept } = setUp();
    const response = await json(person, {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(response.status).toBe(403);
    expect(accept).not.toHaveBeenCalled();
  });

  it('over 64 KB is refused', async () => {
    const { json } = setUp();
    expect((await json({ ...person, details: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it.each(['{', '[]', 'null', '"text"'])('that reads %s is refused', async (body) => {
    const { json, accept } = setUp();
    expect((await json(body)).status).toBeGreaterThanOrEqual(400);
    expect(accept).not.toHaveBeenCalled();
  });

  it('in a flood is told to wait, with nothing typed lost', async () => {
    const { json, plain, renderWith } = setUp({ seconds: 421 });
    const response = await json({ ...person, context });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '421']);
    expect((await response.json()).detail).toContain('plus de soixante envois de votre réseau');
    const english = await json({ ...person, context: { path: '/en/contact', locale: 'en' } });
    expect((await english.json()).detail).toContain('more than sixty submissions');
    expect((await plain({ ...person, path: '/', locale: 'fr' })).status).toBe(429);
    expect(renderWith.mock.calls[0]?.[2]).toMatchObject({
      values: person,
      state: { status: 'failed', general: expect.stringContaining('dix minutes') },
    });
  });

  it('beyond what a person sends is stored and acknowledged, and set aside for review', async () => {
    const { json, plain, accept } = setUp({ isOneOfMany: true });
    expect((await json({ ...person, context, elapsed: 9000 })).status).toBe(200);
    expect((await plain({ ...person, locale: 'fr' })).status).toBe(303);
    const suspicions = accept.mock.calls.map(
      ([submission]) => (submission as NewSubmission).suspicion,
    );
    expect(suspicions).toEqual(Array(2).fill('plus de 5 messages en dix minutes'));
  });

  it.each([
    ['APPLICATION/JSON; charset=utf-8', 200],
    ['application/json ;charset=UTF-8', 200],
    ['application/json-patch+json', 415],
    ['application/jsonp', 415],
    ['text/plain', 415],
  ])('as %s is answered with %i', async (type, status) => {
    const { json } = setUp();
    expect((await json({ ...person, context }, { 'Content-Type': type })).status).toBe(status);
  });

  it.each([
    ['fr', 'pas pu lire'],
    ['en', 'could not read'],
  ])('that cannot be read is told so in the language of its form: %s', async (lang, words) => {
    const { json } = setUp();
    const response = await json('{', {}, `contact/?lang=${lang}`);
    expect([response.status, (await response.json()).detail]).toEqual([
      415,
      expect.stringContaining(words),
    ]);
  });

  it('from a program is set aside for a person, never dropped', async () => {
    const { json, accept } = setUp();
    await json({ ...person, website: 'https://spam.example', context });
    await json({ ...person, elapsed: 40, context });
    const suspicions = accept.mock.calls.map(
      ([submission]) => (submission as NewSubmission).suspicion,
    );
    expect(suspicions).toEqual(['champ piège rempli', 'envoyé trop vite']);
  });
});

describe('the address of a form, opened', () => {
  it.each([
    ['contact/', {}, '/contact'],
    ['complaint/', {}, '/securite/plainte'],
    ['contact/?lang=en', { 'Accept-Language': 'fr-CA' }, '/en/contact'],
    ['contact/?lang=fr', { 'Accept-Language': 'en-CA' }, '/contact'],
    ['complaint/', { 'Accept-Language': 'en-CA,en;q=0.9,fr;q=0.5' }, '/en/security/complaint'],
    ['contact/', { 'Accept-Language': 'en-CA' }, '/en/contact'],
    ['contact/', { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' }, '/contact'],
    ['contact/', { 'Accept-Language': 'de' }, '/contact'],
  ])('of %s with %o leads to %s', async (form, headers, path) => {
    const response = await setUp().get(form, headers as Record<string, string>);
    expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('when it cannot be stored', () => {
  it('says so, never "success", and logs nothing of the visitor', async () => {
    const { json, plain, renderWith, logged } = setUp({
      accept: async () => Promise.reject(new Error(`could not write ${person.email}`)),
    });
    expect((await json({ ...person, context })).status).toBe(503);
    expect((await plain({ ...person, path: '/', locale: 'fr' })).status).toBe(503);
    expect(renderWith.mock.calls[0]?.[2]).toMatchObject({
      state: { status: 'failed' },
      values: person,
    });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(/ada|roy/i);
  });

  it('logs the database’s own word for it', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const { json, logged } = setUp({ accept: async () => Promise.reject(full) });
    await json({ ...person, context });
    expect(logged.join('')).toContain('"reason":"SQLITE_FULL"');
  });

  it.each([
    ['contact', 'info@salve.example'],
    ['complaint', 'vieprivee@salve.example'],
  ])('the %s form names %s to write to, in a flood and in a fault', async (form, email) => {
    const flooded = setUp({ seconds: 421 });
    const faulty = setUp({ accept: () => Promise.reject(new Error('full')) });
    for (const locale of ['fr', 'en']) {
      for (const { json } of [flooded, faulty]) {
        const response = await json({ ...person, context: { path: '/', locale } }, {}, `${form}/`);
        expect((await response.json()).detail).toContain(email);
      }
      await flooded.plain({ ...person, path: '/', locale }, form);
    }
    const drawn = flooded.renderWith.mock.calls.map(([, , { state }]) => state.general);
    expect(drawn).toEqual(Array(2).fill(expect.stringContaining(email)));
  });

  it('a key used for other words is refused', async () => {
    const { json } = setUp({ accept: async () => Promise.reject(new KeyReused('x')) });
    const key = { 'Idempotency-Key': 'key-12345678' };
    const french = await json({ ...person, context }, key);
    expect([french.status, (await french.json()).detail]).toEqual([
      422,
      expect.stringContaining('sous la même clé'),
    ]);
    const english = await json({ ...person, context: { path: '/en', locale: 'en' } }, key);
    expect((await english.json()).detail).toContain('under the same key');
  });
});
