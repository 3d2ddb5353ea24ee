import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Reply {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** A server that lives as long as the test and answers as it is told. */
export async function standInServer(reply: (request: IncomingMessage) => Reply): Promise<number> {
  const server = createServer((request, response) => {
    const { status, body, headers } = reply(request);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
