import { join } from 'node:path';
import { ensureCmsInstalled } from './cms-install.ts';
import { findBlemishes } from './hygiene.ts';
import { checkLayers } from './layers.ts';
import { checkLinks } from './links.ts';
import { requireCompleteLocks } from './lock-files.ts';
import { bin, cacheDir, webDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { sideBySide } from './side-by-side.ts';
import type { TestResult } from './stages/results.ts';

interface Check {
  title: string;
  run(): Promise<unknown>;
}

/**
 * The site's compiler reads every program's sources: a tenth of the time of the older ones that
 * Strapi and dependency-cruiser bring. What it found out before is kept, so it looks again only at
 * what has changed.
 */
const typesOf = (project: string) =>
  run(join(webDir, 'node_modules', '.bin', 'tsc'), [
    ...['--noEmit', '--project', project, '--incremental'],
    ...['--tsBuildInfoFile', join(cacheDir, `${project.replaceAll('/', '-')}.tsbuildinfo`)],
  ]);

/** Those that take longest first: they run side by side. */
const checks: Check[] = [
  { title: 'unused files, exports and packages', run: () => run(bin('knip'), ['--no-progress']) },
  {
    title: 'lint and format',
    run: () => run(bin('biome'), ['check', '--error-on-warnings', '.']),
  },
  { title: 'layers of the site', run: checkLayers },
  { title: 'types: site', run: () => typesOf('web') },
  { title: 'types: scripts and tests', run: () => typesOf('.') },
  { title: 'types: content service', run: () => typesOf('cms') },
  { title: 'types: admin of the content service', run: () => typesOf('cms/src/admin') },
  { title: 'links in the documentation', run: checkLinks },
  { title: 'hygiene of the repository', run: findBlemishes },
  { title: 'lock files are complete', run: requireCompleteLocks },
];

/** Every check runs, also after one has failed: whoever mends one wants to know about all. */
export async function runChecks(progress: Progress): Promise<TestResult[]> {
  await ensureCmsInstalled(progress);
  return sideBySide(checks, async ({ title, run }): Promise<TestResult> => {
    const check = { file: '', name: title };
    try {
      await progress.step(title, run);
      return { ...check, outcome: 'passed' };
    } catch (error) {
      const reason = reasonOf(error);
      progress.say(`\n${reason}\n`);
      return { ...check, outcome: 'failed', error: reason };
    }
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandFailed) return error.output;
  if (error instanceof Problem) return `${error.message}\n${error.detail}`;
  throw error;
}
