import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startContentNginx } from '../support/content-nginx.ts';
import { eventually } from '../support/eventually.ts';
import type { Nginx } from '../support/nginx.ts';
import { standInServer } from '../support/stand-in-server.ts';
import { sealed, tooLarge } from '../support/uploaded-files.ts';

const megabyte = 1024 * 1024;
const types: Record<string, string> = {
  '/uploads/drawing.svg': 'image/svg+xml',
  '/uploads/page.html': 'text/html',
  '/uploads/plan.pdf': 'application/pdf',
};

/** Hands out whatever it holds, and lets every page do with it what it likes. */
const careless = {
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'X-Content-Type-Options': 'none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Disposition': 'inline',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Set-Cookie': 'theirs=1',
};

let nginx: Nginx;
beforeEach(async () => {
  const content = await standInServer(() => ({ status: 200, body: 'taken' }));
  const storage = await standInServer(({ url = '', headers }) => {
    const type = types[url];
    if (!type) return { status: 404, headers: { ...careless, 'Content-Type': 'text/html' } };
    if (headers['if-none-match']) return { status: 304, headers: careless };
    return {
      status: headers.range ? 206 : 200,
      body: '<script>alert(1)</script>',
      headers: { ...careless, 'Content-Type': type },
    };
  });
  nginx = await startContentNginx({
    content: `http://127.0.0.1:${content}`,
    storage: `http://127.0.0.1:${storage}`,
  });
});
afterEach(() => nginx.stop());

describe.each([
  ['a whole file', {}, 200],
  ['a part of it', { headers: { Range: 'bytes=0-4' } }, 206],
  ['its headers alone', { method: 'HEAD' }, 200],
])('%s', (_, request, status) => {
  test.each(Object.entries(types))(
    '%s is sealed, whatever the storage says',
    async (path, type) => {
      const answer = await fetch(nginx.url + path, request);
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject({ ...sealed, 'content-type': type });
      expect(answer.headers.get('Content-Disposition')).toBe(
        type.startsWith('image/') ? null : 'attachment',
      );
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});

test('what the storage says of a file that is not there is sealed, too', async () => {
  const answer = await fetch(`${nginx.url}/uploads/none.html`);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject(sealed);
});

test('a picture that a browser has already stays a picture', async () => {
  const headers = { 'If-None-Match': '"a"' };
  const answer = await fetch(`${nginx.url}/uploads/drawing.svg`, { headers });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('Content-Disposition')).toBeNull();
});

test('the largest upload comes through; a larger one is refused in the words of the service', async () => {
  const send = (bytes: number) =>
    fetch(`${nginx.url}/upload`, { method: 'POST', body: Buffer.alloc(bytes) });
  expect((await send(20 * megabyte + 4096)).status).toBe(200);

  const refused = await send(22 * megabyte);
  expect(refused.status).toBe(413);
  expect(refused.headers.get('Content-Type')).toBe('application/json');
  expect(await refused.json()).toEqual(tooLarge);
});

test('the log holds no path of any length, and no query', async () => {
  await fetch(`${nginx.url}/${'a'.repeat(3000)}?words=secret`);
  await eventually(async () => {
    const log = await readFile(join(nginx.dir, 'content.log'), 'utf8');
    expect(log).toMatch(/ GET \/a{199} 200 /);
    expect(log).not.toContain('secret');
  });
});
