import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startOwnSite } from './own-site.ts';
import type { Site } from './site.ts';

export interface Deployments {
  /** Where visitors come, whichever version is there. */
  readonly url: string;
  /** Puts another version in its place; the first one's is empty. */
  deploy(distDir?: string): Promise<void>;
  /** The machine is away, until a version is deployed. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One address behind which versions of the site follow one another. Each is started once: what
 * matters to a browser is who answers.
 */
export async function startDeployments(): Promise<Deployments> {
  const sites = new Map<string | undefined, Site>();
  let target = '';
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', target), { method, headers }, (back) => {
      response.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  const sockets = openSockets(server);
  // Not one of those that programs get for connections of their own: it is left and taken again.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  async function leave(): Promise<void> {
    if (!server.listening) return;
    server.close();
    // A visitor's connection would outlive the version that it was made to.
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  return {
    url,
    leave,
    async deploy(distDir) {
      const site =
        sites.get(distDir) ??
        (await startOwnSite({ env: { SITE_URL: url }, ...(distDir && { distDir }) }));
      sites.set(distDir, site);
      target = site.url;
      await leave();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      await leave();
      for (const site of sites.values()) await site.stop();
    },
  };
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}
