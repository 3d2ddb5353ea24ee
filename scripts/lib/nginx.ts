import { delimiter, join } from 'node:path';
import { installWithApt, isDebianAsRoot } from './debian.ts';
import type { Env } from './env-file.ts';
import { isExecutable } from './executable.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed } from './run.ts';

/** System administrators' folders are not on every user's path. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

export async function findNginx(env: NodeJS.ProcessEnv | Env = process.env) {
  for (const folder of [...(env.PATH ?? '').split(delimiter), ...usualFolders]) {
    const candidate = join(folder, 'nginx');
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Finds nginx, or installs Debian's where that can be done. */
export async function ensureNginx(progress: Progress): Promise<string> {
  const found = await findNginx();
  if (found) return found;
  let detail = '';
  if (await isDebianAsRoot()) {
    try {
      await progress.step('Installing nginx', () => installWithApt('nginx-light'));
      const installed = await findNginx();
      if (installed) return installed;
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      detail = error.tail;
    }
  }
  throw new Problem(
    'This needs nginx and there is none. Install it with your package manager and run the command again.',
    detail,
  );
}
