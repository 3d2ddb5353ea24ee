import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ContentGate {
  readonly url: string;
  /** What was asked of the content service so far: paths with their queries. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

interface GateOptions {
  /** What is answered with 500. */
  refuses?(path: string): boolean;
  /** Says something else than the content service said. */
  rewrites?(content: unknown): unknown;
}

/** Stands before the content service and notes what is asked. */
export async function startContentGate(
  target: string,
  { refuses = () => false, rewrites }: GateOptions = {},
): Promise<ContentGate> {
  const asked: string[] = [];
  const server = createServer(async ({ url: path = '', headers }, response) => {
    asked.push(path);
    if (refuses(path)) return response.writeHead(500).end();
    const { authorization = '', 'strapi-response-format': format = '' } = headers;
    const answer = await fetch(`${target}${path}`, {
      headers: { Authorization: authorization, 'Strapi-Response-Format': String(format) },
    });
    const type = answer.headers.get('Content-Type') ?? 'text/plain';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (rewrites && type.includes('json')) {
      response.end(JSON.stringify(rewrites(await answer.json())));
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
