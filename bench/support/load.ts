import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { percentile } from './statistics.ts';

export interface LoadOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p99: number;
}

/**
 * Asks for one address over and over, on so many connections at once, for so long. It looks at no
 * more of an answer than its status and length: a client that takes answers apart costs more than
 * the servers here, and would measure itself.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { hostname, port } = new URL(options.url);
  const request = requestFor(options);
  const sockets = Array.from({ length: options.connections }, () =>
    connect(Number(port), hostname),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const started = performance.now();
  const end = started + options.seconds * 1000;
  try {
    const times = await Promise.all(sockets.map((socket) => askUntil(end, socket, request)));
    const elapsed = (performance.now() - started) / 1000;
    const all = times.flat();
    return { requests: all.length, perSecond: all.length / elapsed, p99: percentile(all, 99) };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function requestFor({ url, headers }: LoadOptions): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

/** How long each answer took, in milliseconds, one after another on one connection. */
function askUntil(end: number, socket: Socket, request: Buffer): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let asked = 0;
    let answer = new Answer();
    const ask = () => {
      answer = new Answer();
      asked = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!answer.isWholeWith(chunk)) return;
      } catch (error) {
        reject(error);
        return;
      }
      const now = performance.now();
      times.push(now - asked);
      if (now < end) ask();
      else resolve(times);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A connection was closed under load.')));
    ask();
  });
}

const endOfHead = Buffer.from('\r\n\r\n');

/** Counts an answer's bytes as they come. */
class Answer {
  #head: Buffer | undefined;
  #missing: number | undefined;

  isWholeWith(chunk: Buffer): boolean {
    if (this.#missing === undefined) {
      this.#head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      const end = this.#head.indexOf(endOfHead);
      if (end < 0) return false;
      const head = this.#head.toString('latin1', 0, end);
      this.#missing = end + endOfHead.length + bodyLength(head) - this.#head.length;
    } else {
      this.#missing -= chunk.length;
    }
    return this.#missing <= 0;
  }
}

function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) {
    throw new Error(`Under load came "${head.split('\r\n', 1)[0]}".`);
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('Under load came an answer without its length.');
  return Number(length);
}
