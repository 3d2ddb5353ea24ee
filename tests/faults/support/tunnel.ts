import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database server that can be broken in several ways, and mended. */
export interface Tunnel {
  readonly url: string;
  /** The server is gone: connections end, and new ones are refused. */
  cut(): void;
  /** The same, at the moment the site asks something in these words. */
  cutAt(words: string): void;
  /** The server falls silent when it is asked something in these words: it does it, and never says so. */
  silenceAt(words: string): void;
  mend(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
}

export async function startTunnel(target: string): Promise<Tunnel> {
  const { hostname, port, pathname, username } = new URL(target);
  const lines = new Set<Line>();
  let isCut = false;
  let isSilent = false;
  let trap: { readonly words: string; readonly spring: () => void } | undefined;

  function cut() {
    isCut = true;
    for (const { near, far } of lines) {
      near.destroy();
      far.destroy();
    }
  }
  function silence() {
    isSilent = true;
    for (const { near, far } of lines) far.unpipe(near);
  }

  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const line = { near, far: connect(Number(port), hostname) };
    lines.add(line);
    near.on('data', (asked: Buffer) => {
      if (!trap || !asked.includes(trap.words)) return;
      const { spring } = trap;
      trap = undefined;
      spring();
    });
    near.pipe(line.far);
    if (!isSilent) line.far.pipe(near);
    for (const [socket, other] of [
      [near, line.far],
      [line.far, near],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        lines.delete(line);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut,
    cutAt: (words) => {
      trap = { words, spring: cut };
    },
    silenceAt: (words) => {
      trap = { words, spring: silence };
    },
    mend() {
      trap = undefined;
      isCut = false;
      if (!isSilent) return;
      isSilent = false;
      for (const { near, far } of lines) far.pipe(near);
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
