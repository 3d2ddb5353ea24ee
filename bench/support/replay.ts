import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Replay {
  readonly url: string;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** Stands for a content service: passes each question on once, and knows the answer ever after. */
export async function startReplay(contentUrl: string): Promise<Replay> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = known.get(path) ?? ask(contentUrl + path, request.headers.authorization);
    known.set(path, answer);
    const { status, type, body } = await answer;
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function ask(url: string, authorization = ''): Promise<Answer> {
  const response = await fetch(url, {
    headers: { Authorization: authorization, 'Strapi-Response-Format': 'v4' },
  });
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}
