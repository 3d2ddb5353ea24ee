import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from './env-file.ts';
import { onLines, Tail } from './lines.ts';
import { root } from './paths.ts';

export interface RunOptions {
  cwd?: string;
  env?: Env | NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';

  constructor(
    commandLine: string,
    readonly exitCode: number,
    readonly output: string,
    readonly tail: string,
  ) {
    super(`"${commandLine}" ended with code ${exitCode}.`);
  }
}

/** Runs a command to its end and hands back what it printed. */
export async function run(
  program: string,
  args: string[],
  { cwd = root, env = process.env, onLine }: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const tail = new Tail();
  for (const stream of [child.stdout, child.stderr]) {
    onLines(stream, (line) => {
      lines.push(line);
      tail.add(line);
      onLine?.(line);
    });
  }
  const [code] = await once(child, 'close');
  const output = lines.join('\n');
  if (code === 0) return output;
  throw new CommandFailed([program, ...args].join(' '), code ?? 1, output, String(tail));
}

/** Runs a command whose output belongs to the person at the terminal; answers its exit code. */
export async function runInTerminal(
  program: string,
  args: string[],
  { cwd = root, env = process.env }: RunOptions = {},
): Promise<number> {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return code ?? 1;
}
