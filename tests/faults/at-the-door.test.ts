import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../browser/support/site.ts';
import { namesInLog, newSender, postForm, postJson, visitor } from './support/posting.ts';
import { createWorld, engine, report, type World } from './support/world.ts';

let world: World;
let site: Site;
beforeAll(async () => {
  world = await createWorld();
  site = await world.startSite();
});
afterAll(async () => {
  await site?.stop();
  await world?.close();
});

describe(`one key (${engine})`, () => {
  test('ten times at once is one row and one reference', async () => {
    const before = (await world.stored()).length;
    const key = 'the-same-key-ten-times';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postJson(site.url, { key, sender: newSender() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const references = new Set(answers.map(({ reference }) => reference));
    expect(references.size).toBe(1);
    const rows = (await world.stored()).length - before;
    expect(rows).toBe(1);
    report('One key', { sent: 10, acknowledged: 10, references: references.size, stored: rows });
  });

  test('with another body is refused', async () => {
    const key = 'a-key-for-two-bodies';
    expect((await postJson(site.url, { key })).status).toBe(200);
    const other = await postJson(site.url, { key, fields: { details: 'Autre chose' } });
    expect(other.status).toBe(422);
    expect(other.reference).toBeUndefined();
  });

  test('a plain post sent twice is one row', async () => {
    const before = (await world.stored()).length;
    const sender = newSender();
    for (let time = 0; time < 2; time += 1) {
      expect((await postForm(site.url, { sender })).status).toBe(303);
    }
    expect((await world.stored()).length - before).toBe(1);
  });
});

describe(`who may not come in (${engine})`, () => {
  test('the sixth post of one address in ten minutes', async () => {
    const sender = newSender();
    for (let time = 1; time <= 5; time += 1) {
      expect((await postJson(site.url, { sender })).status).toBe(200);
    }
    const sixth = await postJson(site.url, { sender });
    expect([sixth.status, sixth.headers.get('Retry-After')]).toEqual([429, '600']);
    const readable = await postForm(site.url, { sender });
    expect(readable.status).toBe(429);
    expect(readable.headers.get('Content-Type')).toContain('text/html');
    expect(readable.text).toContain(visitor.email);
    expect((await postJson(site.url)).status).toBe(200);
  });

  test.each([
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ])('a post from another site: %o', async (headers) => {
    const before = (await world.stored()).length;
    expect((await postJson(site.url, { headers })).status).toBe(403);
    expect((await postForm(site.url, { headers })).status).toBe(403);
    expect((await world.stored()).length).toBe(before);
  });

  test('a body that is too large, with and without its length told', async () => {
    const details = 'x'.repeat(65 * 1024);
    expect((await postJson(site.url, { fields: { details } })).status).toBe(413);
    expect((await postForm(site.url, { fields: { details } })).status).toBe(413);
    const response = await fetch(`${site.url}/functions/contact/`, {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/json' },
      body: new Blob([JSON.stringify({ details })]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each([
    ['application/json', '{"firstname":'],
    ['application/json', '[1,2'],
    ['text/plain', 'firstname=a'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('a body that cannot be read: %s', async (type, body) => {
    const response = await fetch(`${site.url}/functions/contact/`, {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': type, 'X-Forwarded-For': newSender() },
      body,
    });
    expect(response.status).toBe(415);
  });
});

test('what was typed is in no log', () => {
  expect(site.log.join('\n')).not.toMatch(namesInLog);
});
