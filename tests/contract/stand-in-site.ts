import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reply } from '../support/stand-in-server.ts';

export interface StandInSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server in the place of the site that outlives a test; whoever starts it stops it. */
export async function startStandInSite(
  reply: (request: IncomingMessage, sent: string) => Reply,
): Promise<StandInSite> {
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    const { status, body } = reply(request, sent);
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
