import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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
/** What hears requests behind the door; a test can put something else there. */
let hear: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

beforeEach(async () => {
  refused = [];
  const refusals = createRefusals({ headers, onRefused: (one) => refused.push(one) });
  const app = new Hono();
  app.get('*', (c) => c.text(new URL(c.req.url).pathname));
  const listener = getRequestListener(app.fetch, { errorHandler: refusals.answerTo });
  hear = listener;
  server = createServer(
    refusals.guard(
      (incoming, outgoing) => refusals.refusesHost(incoming, outgoing) || hear(incoming, outgoing),
    ),
  );
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
const getQuery = (query: string) =>
  `GET /nope?${query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
const close = 'Connection: close';
const badRequest = 'Requête incorrecte. Bad request.';
const tooLong = 'Adresse trop longue. Address too long.';
const failed = 'Erreur du serveur. Server error.';

function expectUsualHeaders(answer: string) {
  for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': 'no-store' })) {
    expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
  }
}

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
  ['a query of more than 4 KB', 414, getQuery('x'.repeat(4097))],
])(
  '%s is refused with %i, under the headers of every answer, and told',
  async (_, status, request) => {
    const answer = await answerTo(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectUsualHeaders(answer);
    expect(answer).toContain(`\r\n\r\n${status === 414 ? tooLong : badRequest}\n`);
    expect(refused).toEqual([{ status, reason: expect.any(String) }]);
  },
);

it('a query of 4 KB is let in', async () => {
  expect(await answerTo(getQuery('x'.repeat(4096)))).toMatch(/^HTTP\/1.1 200 /);
  expect(refused).toEqual([]);
});

const fault = new Error('Nobody thought of this.');
it.each([
  [
    'at once',
    () => {
      throw fault;
    },
  ],
  ['later', () => Promise.reject(fault)],
])('what fails %s costs one answer, and is told', async (_when, fails) => {
  hear = fails;
  const answer = await answerTo(get('Host: x', close));
  expect(answer).toMatch(/^HTTP\/1.1 500 /);
  expectUsualHeaders(answer);
  expect(answer).toContain(`\r\n\r\n${failed}\n`);
  expect(refused).toEqual([{ status: 500, reason: fault.message, err: fault }]);
  hear = (_incoming, outgoing) => outgoing.end('here');
  expect(await answerTo(get('Host: x', close))).toContain('here');
});

it('what fails in the middle of an answer ends it there', async () => {
  hear = (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '10' });
    outgoing.write('half');
    throw fault;
  };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(get('Host: x'));
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  expect(answer).not.toContain(failed);
  expect(refused).toEqual([{ status: 500, reason: fault.message, err: fault }]);
});

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
