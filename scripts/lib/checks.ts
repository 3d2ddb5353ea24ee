import { ensureCmsInstalled } from './cms-install.ts';
import { findBlemishes } from './hygiene.ts';
import { checkLayers } from './layers.ts';
import { requireCompleteLocks } from './lock-files.ts';
import { bin } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import type { Counts } from './test-counts.ts';

interface Check {
  title: string;
  run(): Promise<unknown>;
}

const checks: Check[] = [
  {
    title: 'lint and format',
    run: () => run(bin('biome'), ['check', '--error-on-warnings', '.']),
  },
  { title: 'types: scripts and tests', run: () => run(bin('tsc'), ['--noEmit']) },
  {
    title: 'types: site',
    run: () => run('npm', ['run', '--silent', 'check', '--workspace', 'web']),
  },
  {
    title: 'types: content service',
    run: () => run('npm', ['run', '--silent', 'check', '--prefix', 'cms']),
  },
  { title: 'layers of the site', run: checkLayers },
  { title: 'lock files for every platform', run: requireCompleteLocks },
  { title: 'hygiene of the repository', run: findBlemishes },
];

/** Every check runs, also after one has failed: whoever mends one wants to know about all. */
export async function runChecks(progress: Progress): Promise<Counts> {
  await ensureCmsInstalled(progress);
  const failures: string[] = [];
  for (const check of checks) {
    try {
      await progress.step(check.title, check.run);
    } catch (error) {
      failures.push(check.title);
      progress.say(`\n${reasonOf(error)}\n`);
    }
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures };
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandFailed) return error.output;
  if (error instanceof Problem) return `${error.message}\n${error.detail}`;
  throw error;
}
