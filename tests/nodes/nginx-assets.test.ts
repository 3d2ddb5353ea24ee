import { afterEach, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { standInServer } from '../support/stand-in-server.ts';

let nginx: Nginx;
afterEach(() => nginx.stop());

/** A node whose build has these files and no others. */
async function nodeWith(...files: string[]): Promise<string> {
  const port = await standInServer(({ url }) => {
    const isThere = url === '/healthz' || files.includes(url ?? '');
    return isThere ? { status: 200, body: String(url) } : { status: 404, body: 'not here' };
  });
  return `http://127.0.0.1:${port}`;
}

const statuses = async (path: string) =>
  Promise.all(Array.from({ length: 8 }, async () => (await fetch(nginx.url + path)).status));

test('while nodes have different builds, the files of both are there', async () => {
  nginx = await startNginx({
    sites: [await nodeWith('/assets/old-1.css'), await nodeWith('/assets/new-2.css')],
  });
  expect(await statuses('/assets/old-1.css')).toEqual(Array(8).fill(200));
  expect(await statuses('/assets/new-2.css')).toEqual(Array(8).fill(200));
  expect(await statuses('/assets/none.css')).toEqual(Array(8).fill(404));
});
