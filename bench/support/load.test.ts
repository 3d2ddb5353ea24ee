import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { load } from './load.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function loadOn(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return load({
    url: `http://127.0.0.1:${port}/page?x=1`,
    headers: { 'Accept-Encoding': 'br' },
    connections: 4,
    seconds: 0.2,
  });
}

it('counts every answer, also one that comes in pieces', async () => {
  const asked: (string | undefined)[] = [];
  const result = await loadOn((request, response) => {
    asked.push(`${request.url} ${request.headers['accept-encoding']}`);
    response.writeHead(200, { 'Content-Length': 100_000 });
    response.write(Buffer.alloc(50_000));
    setImmediate(() => response.end(Buffer.alloc(50_000)));
  });
  expect(result.requests).toBe(asked.length);
  expect(new Set(asked)).toEqual(new Set(['/page?x=1 br']));
});

it.each([
  ['a failure', 500, { 'Content-Length': 0 }, 'HTTP/1.1 500'],
  ['an answer of unknown length', 200, { 'Transfer-Encoding': 'chunked' }, 'without its length'],
])('does not count %s', async (_what, status, headers, reason) => {
  await expect(
    loadOn((_request, response) => response.writeHead(status, headers).end()),
  ).rejects.toThrow(reason);
});

it('does not take a closed connection for an end', async () => {
  await expect(loadOn((_request, response) => response.destroy())).rejects.toThrow('closed');
});
