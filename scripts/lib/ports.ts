import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from './problem.ts';

export async function isFree(port: number): Promise<boolean> {
  // A program may hold only the loopback address or only the wildcard; either one is in the way.
  for (const host of ['::', '127.0.0.1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 has nothing of ours there to collide with.
    if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') return true;
    if (code === 'EADDRINUSE') return false;
    if (code === 'EACCES') {
      throw new Problem(`Port ${port} may not be opened by this user. Choose one above 1023.`);
    }
    throw error;
  }
}

/** `setting` is the variable that moves the program to another port. */
export async function requireFreePort(port: number, program: string, setting: string) {
  if (await isFree(port)) return;
  throw new Problem(
    `Port ${port}, where ${program} should answer, is taken by another program. ` +
      `Stop that program (lsof -i :${port} names it) or choose another port: ${setting}=${port + 1} npm start`,
  );
}

/** Systems give outgoing connections their ports from 32768 up, or higher: none of them takes one of these. */
const lowest = 20_000;
const beyond = 32_768;

/** A port that nobody holds, for tests that start programs of their own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, beyond);
    if (await isFree(port)) return port;
  }
}
