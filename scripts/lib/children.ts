import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from './env-file.ts';
import { onLines, Tail } from './lines.ts';

export interface Program {
  /** How a sentence calls it: "the site". */
  name: string;
  file: string;
  args: string[];
  cwd: string;
  env: Env;
  onLine: (line: string) => void;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  name: string;
  pid: number;
  /** Settles when the program has ended, for whatever reason. */
  exited: Promise<Exit>;
  lastLines(): string;
  /** Asks the program to end; after `grace` milliseconds it is no longer asked. */
  stop(grace: number): Promise<void>;
  kill(): void;
}

export async function startChild(program: Program): Promise<Child> {
  const child = spawn(program.file, program.args, {
    cwd: program.cwd,
    env: program.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C in the terminal reaches us alone, so that the order of
    // stopping is ours; and a program's own helpers are stopped together with it.
    detached: true,
  });
  await once(child, 'spawn');

  const tail = new Tail();
  for (const stream of [child.stdout, child.stderr]) {
    onLines(stream, (line) => {
      tail.add(line);
      program.onLine(line);
    });
  }
  // Left alone it would outlive us: a group of its own is not told when we end.
  const killWithUs = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(child, 'close').then(([code, signal]): Exit => {
    process.off('exit', killWithUs);
    return { code, signal };
  });

  return {
    name: program.name,
    pid: child.pid ?? 0,
    exited,
    lastLines: () => String(tail),
    kill: () => signalGroup(child, 'SIGKILL'),
    async stop(grace) {
      if (hasEnded(child)) return;
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
      await exited;
      clearTimeout(timer);
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Gone already, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
