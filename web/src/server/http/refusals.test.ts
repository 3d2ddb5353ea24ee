import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRefusals, type Refused } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders({
  isDevelopment: false,
  analyticsUrl: undefined,
  hsts: 'max-age=1',
});
let refused: Refused[];
let server: Server;
let port: number;

beforeEach(async () => {
  refused = [];
  const refusals = createRefusals({ headers, onRefused: (one) => refused.push(one) });
  const app = new Hono();
  app.get('*', (c) => c.text(new URL(c.req.url).pathname));
  const listener = getRequestListener(app.fetch, { errorHandler: refusals.answerTo });
  server = createServer((incoming, outgoing) => {
    if (!refusals.refusesHost(incoming, outgoing)) listener(incoming, outgoing);
  });
  refusals.listenTo(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends it as it is and reads until the other side ends. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const get = (...lines: string[]) => ['GET /nope HTTP/1.1', ...lines, '', ''].join('\r\n');
const close = 'Connection: close';

it.each([
  ['a host that is no name', 400, get('Host: xn--a', close)],
  ['a host with a path in it', 400, get('Host: salve.example/x', close)],
  ['a host with a name before it', 400, get('Host: a@salve.example', close)],
  [
    'an address with a backslash',
    400,
    'GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ],
  ['a line that is none of HTTP', 400, 'HELLO\r\n\r\n'],
  ['a header that is none', 400, get('Host: x', 'A header')],
  ['two lengths', 400, get('Host: x', 'Content-Length: 1', 'Content-Length: 2')],
  ['headers without end', 431, get('Host: x', `A: ${'x'.repeat(20_000)}`)],
  ['what it must not expect', 417, get('Host: x', 'Expect: wonders', close)],
])(
  '%s is refused with %i, under the headers of every answer, and told',
  async (_, status, request) => {
    const answer = await answerTo(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
    }
    expect(answer).toContain('\r\n\r\nRequête incorrecte. Bad request.\n');
    expect(refused).toEqual([{ status, reason: expect.any(String) }]);
  },
);

it.each(['salve.example', 'salve.example:3000', '127.0.0.1:3000', '[::1]:3000', 'SALVE.example'])(
  'the host %s is let in',
  async (host) => {
    expect(await answerTo(get(`Host: ${host}`, close))).toContain('/nope');
    expect(refused).toEqual([]);
  },
);

it('does not write into an answer that is under way', async () => {
  server.removeAllListeners('request');
  server.on('request', (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '10' });
    outgoing.write('half');
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
    if (answer.includes('half')) socket.write('HELLO\r\n\r\n');
  });
  socket.write(get('Host: x'));
  await once(socket, 'close');
  expect(answer).toMatch(/half$/);
});
