import { describe, expect, test } from 'vitest';
import { until } from '../../support/until.ts';
import { namesInLog, newSender, postForm, postJson, visitor } from '../support/posting.ts';
import { engine, report } from '../support/world.ts';
import { worldWithSite } from '../support/world-with-site.ts';

const here = worldWithSite();

describe(`one key (${engine})`, () => {
  test('ten times at once is one row and one reference', async () => {
    const before = (await here.world.stored()).length;
    const key = 'the-same-key-ten-times';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postJson(here.site.url, { key, sender: newSender() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const references = new Set(answers.map(({ reference }) => reference));
    expect(references.size).toBe(1);
    const rows = (await here.world.stored()).length - before;
    expect(rows).toBe(1);
    report('One key', { sent: 10, acknowledged: 10, references: references.size, stored: rows });
  });

  test('with another body is refused', async () => {
    const key = 'a-key-for-two-bodies';
    expect((await postJson(here.site.url, { key })).status).toBe(200);
    const other = await postJson(here.site.url, { key, fields: { details: 'Autre chose' } });
    expect(other.status).toBe(422);
    expect(other.reference).toBeUndefined();
  });

  test('a plain post sent twice is one row', async () => {
    const before = (await here.world.stored()).length;
    const sender = newSender();
    for (let time = 0; time < 2; time += 1) {
      expect((await postForm(here.site.url, { sender })).status).toBe(303);
    }
    expect((await here.world.stored()).length - before).toBe(1);
  });
});

describe(`one sender (${engine})`, () => {
  const suspicionOf = async (reference: string | undefined) =>
    (await here.world.stored()).find((one) => one.reference === reference)?.suspicion;

  test('has the sixth message of ten minutes stored, acknowledged and set aside', async () => {
    const sender = newSender();
    for (let time = 1; time <= 7; time += 1) {
      const { status, reference } = await postJson(here.site.url, { sender });
      expect(status).toBe(200);
      expect(await suspicionOf(reference)).toBe(
        time > 5 ? 'plus de 5 messages en dix minutes' : null,
      );
    }
    const plain = await postForm(here.site.url, { sender });
    expect(plain.status).toBe(303);
    const reference = new URL(plain.headers.get('Location') ?? '', here.site.url).searchParams.get(
      'reference',
    );
    expect(await suspicionOf(reference ?? undefined)).toBe('plus de 5 messages en dix minutes');
  });

  test('is not counted for what was refused, nor for a second try', async () => {
    const sender = newSender();
    const key = 'a-key-tried-again-and-again';
    for (let time = 1; time <= 8; time += 1) {
      expect(
        (await postJson(here.site.url, { sender, fields: { email: 'no address' } })).status,
      ).toBe(422);
      expect((await postJson(here.site.url, { sender, key })).status).toBe(200);
    }
    for (let time = 2; time <= 5; time += 1) {
      expect(await suspicionOf((await postJson(here.site.url, { sender })).reference)).toBeNull();
    }
    expect(await suspicionOf((await postJson(here.site.url, { sender })).reference)).toContain(
      'plus',
    );
  });

  test.each([
    ['addresses of one network', (time: number) => `2001:db8:9:9::${time}`],
    ['ports', (time: number) => `192.0.2.77:${50_000 + time}`],
    [
      'ways to write one address',
      (time: number) => ['192.0.2.78', '::ffff:192.0.2.78', '[192.0.2.78]'][time % 3] ?? '',
    ],
  ])('is one, with many %s', async (_, senderAt) => {
    for (let time = 1; time <= 5; time += 1) {
      await postJson(here.site.url, { sender: senderAt(time) });
    }
    const { reference } = await postJson(here.site.url, { sender: senderAt(6) });
    expect(await suspicionOf(reference)).toContain('plus');
  });

  test('who floods is told to wait, in a page and in JSON, and nothing typed is lost', async () => {
    const sender = newSender();
    const key = 'a-key-of-a-flood';
    for (let time = 1; time <= 60; time += 1) {
      expect((await postJson(here.site.url, { sender, key })).status).toBe(200);
    }
    const flood = await postJson(here.site.url, { sender, key });
    expect(flood.status).toBe(429);
    expect(Number(flood.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(flood.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    expect(flood.text).toContain('plus de soixante envois');
    const readable = await postForm(here.site.url, { sender });
    expect(readable.status).toBe(429);
    expect(readable.headers.get('Content-Type')).toContain('text/html');
    expect(readable.text).toContain('plus de soixante envois');
    expect(readable.text).toContain(visitor.email);
    expect((await postJson(here.site.url)).status).toBe(200);
  });
});

describe(`text as it comes (${engine})`, () => {
  const rowOf = async (reference: string | undefined) =>
    (await here.world.stored()).find((one) => one.reference === reference);

  test.each(['contact', 'complaint'] as const)('is stored and delivered: %s', async (form) => {
    const text = form === 'contact' ? 'details' : 'pourquoi_motif';
    const { status, reference } = await postJson(here.site.url, {
      form,
      path: '/ter\u0000mes',
      fields: {
        firstname: 'Zéphi\u0000rine',
        email: 'zephirine\u0000@lachapelle.example',
        [text]: 'a\u0000b\ud800c\u0007\r\nd\te\u0301\ufffe 👋',
      },
    });
    expect(status).toBe(200);
    const row = await rowOf(reference);
    expect(row).toMatchObject({ path: '/', email: visitor.email });
    expect(JSON.parse(row?.fields ?? '')).toMatchObject({
      ...visitor,
      [text]: 'abc\nd\té 👋',
    });
    await until(() => here.world.inbox.taken.some((one) => one.reference === reference));
  });

  test('without JavaScript, too', async () => {
    const posted = await postForm(here.site.url, {
      path: '/ter\u0000mes',
      fields: { lastname: 'Lacha\u0000pelle', email: `${visitor.email}\u0000` },
    });
    expect(posted.status).toBe(303);
  });

  test.each(['\u200b', '\u0000', '\u00a0\u2003', '\ud800'])(
    'that nobody sees is no name: %j',
    async (firstname) => {
      const answer = await postJson(here.site.url, { fields: { firstname } });
      expect([answer.status, JSON.parse(answer.text).errors]).toEqual([
        422,
        { firstname: 'Votre prénom est requis' },
      ]);
    },
  );
});

describe(`who may not come in (${engine})`, () => {
  test.each([
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ])('a post from another site: %o', async (headers) => {
    const before = (await here.world.stored()).length;
    expect((await postJson(here.site.url, { headers })).status).toBe(403);
    expect((await postForm(here.site.url, { headers })).status).toBe(403);
    expect((await here.world.stored()).length).toBe(before);
  });

  test('a body that is too large, with and without its length told', async () => {
    const details = 'x'.repeat(65 * 1024);
    expect((await postJson(here.site.url, { fields: { details } })).status).toBe(413);
    expect((await postForm(here.site.url, { fields: { details } })).status).toBe(413);
    const response = await fetch(`${here.site.url}/functions/contact/`, {
      method: 'POST',
      headers: { Origin: here.site.url, 'Content-Type': 'application/json' },
      body: new Blob([JSON.stringify({ details })]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each([
    ['application/json', '{"firstname":'],
    ['application/json', '[1,2'],
    ['application/json-patch+json', '{}'],
    ['text/plain', 'firstname=a'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('a body that cannot be read: %s', async (type, body) => {
    const response = await fetch(`${here.site.url}/functions/contact/`, {
      method: 'POST',
      headers: { Origin: here.site.url, 'Content-Type': type, 'X-Forwarded-For': newSender() },
      body,
    });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('pas pu lire');
  });
});

test('what was typed is in no log', () => {
  expect(here.site.log.join('\n')).not.toMatch(namesInLog);
});
