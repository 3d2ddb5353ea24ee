import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the content service seems to be. */
export type Fault =
  | 'none'
  | 'refusing'
  | 'hanging'
  | 'failing'
  | 'html'
  | 'truncated'
  | 'misshapen'
  | 'dripping';

export interface FaultProxy {
  readonly url: string;
  fault: Fault;
  /** Requests that still wait for an answer. */
  readonly waiting: () => number;
  /** How many were left without an answer, also those that have given up since. */
  readonly leftWaiting: () => number;
  close(): Promise<void>;
}

const dripMs = 1000;

/**
 * Stands between the site and the content service, and spoils what passes. A site that draws every
 * page would make their pictures as well, which takes longer and tells a test nothing.
 */
export async function startFaultProxy(
  target: string,
  { withPictures = true } = {},
): Promise<FaultProxy> {
  const upstream = new URL(target);
  const waiting = new Set<ServerResponse>();
  const drips = new Set<NodeJS.Timeout>();
  let leftWaiting = 0;

  const server = createServer((incoming, response) => {
    waiting.add(response);
    response.on('close', () => waiting.delete(response));
    if (!withPictures && incoming.url?.startsWith('/uploads/')) return answer(response, 404, '');
    if (proxy.fault === 'refusing') return void incoming.socket.destroy();
    if (proxy.fault === 'hanging') {
      leftWaiting += 1;
      return;
    }
    if (proxy.fault === 'failing') return answer(response, 500, '{"error":{"status":500}}');
    if (proxy.fault === 'html')
      return answer(response, 200, '<!doctype html><p>Welcome', 'text/html');
    if (proxy.fault === 'misshapen') return answer(response, 200, '{"data":{"id":"?"},"meta":[]}');
    pass(incoming, response, upstream, (body) => spoil(response, body));
  });

  function spoil(response: ServerResponse, body: Buffer) {
    const half = body.subarray(0, body.length / 2);
    if (proxy.fault === 'truncated') {
      response.write(half);
      return void setImmediate(() => response.destroy());
    }
    if (proxy.fault !== 'dripping') return void response.end(body);
    let sent = 0;
    const drip = setInterval(() => response.write(body.subarray(sent, ++sent)), dripMs);
    drips.add(drip);
    response.on('close', () => clearInterval(drip));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    waiting: () => waiting.size,
    leftWaiting: () => leftWaiting,
    async close() {
      for (const drip of drips) clearInterval(drip);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function answer(response: ServerResponse, status: number, body: string, type = 'application/json') {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  upstream: URL,
  onBody: (body: Buffer) => void,
) {
  const { host: _host, connection: _connection, ...headers } = incoming.headers;
  const onward = request(
    new URL(incoming.url ?? '/', upstream),
    // As it is, so that half of it is half a text.
    { method: incoming.method, headers: { ...headers, 'accept-encoding': 'identity' } },
    async (back) => {
      const chunks: Buffer[] = [];
      for await (const chunk of back) chunks.push(chunk as Buffer);
      const { 'transfer-encoding': _encoding, connection: _kept, ...kept } = back.headers;
      response.writeHead(back.statusCode ?? 502, kept);
      onBody(Buffer.concat(chunks));
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
