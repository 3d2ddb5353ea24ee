import { delimiter, join } from 'node:path';
import { installWithApt, isDebianAsRoot } from './debian.ts';
import type { Env } from './env-file.ts';
import { isExecutable } from './executable.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed } from './run.ts';

/** System administrators' folders are not on every user's path. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

export async function findProgram(name: string, env: NodeJS.ProcessEnv | Env = process.env) {
  for (const folder of [...(env.PATH ?? '').split(delimiter), ...usualFolders]) {
    const candidate = join(folder, name);
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Finds a program of the system, or installs Debian's package of it where that can be done. */
export async function ensureProgram(name: string, debianPackage: string, progress: Progress) {
  const found = await findProgram(name);
  if (found) return found;
  let detail = '';
  if (await isDebianAsRoot()) {
    try {
      await progress.step(`Installing ${name}`, () => installWithApt(debianPackage));
      const installed = await findProgram(name);
      if (installed) return installed;
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      detail = error.tail;
    }
  }
  throw new Problem(
    `This needs ${name} and there is none. Install it with your package manager and run the command again.`,
    detail,
  );
}
