import { expect, inject, test } from 'vitest';
import { asSite, call } from './api.ts';
import { asForms, carrying, inboxes as inboxesWithTheirDesks } from './received-messages.ts';

const inboxes = inboxesWithTheirDesks.map(({ path, sent }) => [path, sent] as const);

test.each(inboxes)('%s: the forms’ token creates, once for each reference', async (path, entry) => {
  const reference = `X-${Math.random()}`;
  const first = await call(path, asForms(carrying(entry(reference))));
  expect(first.status).toBe(201);
  const again = await call(path, asForms(carrying(entry(reference))));
  expect(again.status).toBe(400);
  // The site takes this answer for "is there already".
  const text = await again.text();
  expect(text).toMatch(/unique/i);
  expect(text).toContain('reference');
});

test('no other API key files a message, whatever an administrator lets it do', async () => {
  const { url } = inject('service');
  const made = await fetch(`${url}/admin/api-tokens`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${inject('adminToken')}`,
    },
    body: JSON.stringify({
      name: `Clé ${Math.random()}`,
      description: '',
      type: 'full-access',
      lifespan: null,
    }),
  });
  const { data } = (await made.json()) as { data: { accessKey: string } };
  for (const [path, entry] of inboxes) {
    const init = carrying(entry(`X-${Math.random()}`));
    const headers = { ...init.headers, Authorization: `Bearer ${data.accessKey}` };
    expect((await call(path, { ...init, headers })).status).toBe(403);
  }
});

test.each(inboxes)('%s: nobody reads it over the API', async (path, entry) => {
  const created = await call(path, asForms(carrying(entry(`X-${Math.random()}`))));
  const { data } = (await created.json()) as { data: { documentId: string } };
  for (const address of [path, `${path}/${data.documentId}`]) {
    for (const init of [{}, asSite(), asForms()]) {
      expect([403, 404, 405]).toContain((await call(address, init)).status);
      expect([403, 404, 405]).toContain(
        (await call(address, { ...init, method: 'DELETE' })).status,
      );
    }
  }
});

test.each(inboxes)('%s: nobody else fills it', async (path, entry) => {
  expect((await call(path, carrying(entry('X-1')))).status).toBe(403);
  expect((await call(path, asSite(carrying(entry('X-1'))))).status).toBe(403);
});

test('the forms’ token reads nothing else', async () => {
  expect((await call('accueil', asForms())).status).toBe(403);
  expect((await call('tags', asForms())).status).toBe(403);
});
