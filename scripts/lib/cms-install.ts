import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { excerpt } from './lines.ts';
import { cmsDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { readStamp, writeStamp } from './stale.ts';

export const stampFile = join(cmsDir, 'node_modules', '.salve-lock');

/** Installs the content service's packages when its lock file, or Node itself, has changed. */
export async function ensureCmsInstalled(progress: Progress) {
  const lock = await readFile(join(cmsDir, 'package-lock.json'), 'utf8');
  const stamp = stampFor(lock);
  if ((await readStamp(stampFile)) === stamp) return;

  await progress.step('Installing the content service', async (note) => {
    const total = packagesIn(lock);
    let downloaded = 0;
    // An installation that breaks off must not look like a finished one.
    await rm(stampFile, { force: true });
    try {
      await run('npm', ['ci', '--include=dev', '--loglevel=http'], {
        cwd: cmsDir,
        onLine: (line) => {
          if (!line.startsWith('npm http fetch')) return;
          downloaded += 1;
          note(`${downloaded} of ${total} packages downloaded`);
        },
      });
    } catch (error) {
      throw error instanceof CommandFailed ? explain(error) : error;
    }
    await writeStamp(stampFile, stamp);
  });
}

/** Native modules belong to one version of Node's binary interface and one kind of machine. */
export function stampFor(lock: string): string {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}-${process.versions.modules}`;
}

export function packagesIn(lock: string): number {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { optional?: boolean }> };
  return Object.entries(packages).filter(([path, { optional }]) => path && !optional).length;
}

export function explain(error: CommandFailed): Problem {
  const output = excerpt(error.output.split('\n').filter((line) => !line.startsWith('npm http')));
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN/.test(error.output)) {
    return new Problem(
      'The npm registry could not be reached. Check the network and run the command again.',
      output,
    );
  }
  return new Problem(
    'The content service could not be installed. "npm ci" in cms/ shows the same failure on its own.',
    output,
  );
}
