import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env-file.ts';
import type { Ignore } from './files.ts';
import { cmsDir, root, webDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { hashOf, readStamp, writeStamp } from './stale.ts';

interface Build {
  title: string;
  /** Relative to the repository's root. */
  sources: string[];
  stampFile: string;
  /** What this build leaves behind: a whole one serves wherever a partial one would do. */
  makes: 'whole' | 'compiled';
  script: string[];
}

const webBuild: Build = {
  title: 'Building the site',
  sources: ['web', 'package-lock.json', 'tsconfig.base.json'],
  stampFile: join(webDir, 'dist', '.built-from'),
  makes: 'whole',
  script: ['build', '--workspace', 'web'],
};

const cmsBuild: Build = {
  title: 'Building the content service and its admin',
  sources: ['cms'],
  stampFile: join(cmsDir, 'dist', '.built-from'),
  makes: 'whole',
  script: ['build', '--prefix', 'cms'],
};

const cmsCompilation: Build = {
  ...cmsBuild,
  title: 'Compiling the content service',
  makes: 'compiled',
  script: ['compile', '--prefix', 'cms'],
};

/** What Strapi says when everything but its admin is in place. */
const compiled = 'Building admin panel';

const notBuiltFrom = [
  /(^|\/)(node_modules|dist|build|coverage|\.[^/]+)$/,
  /\.(test\.tsx?|md|log)$/,
  // Read by the seed while it runs.
  /^cms\/seed\/(content|media)$/,
];

export const isNotSource: Ignore = (path) => notBuiltFrom.some((pattern) => pattern.test(path));

export const ensureWebBuilt = (progress: Progress) => ensure(webBuild, progress);
/** Strapi reads its whole configuration to build its admin, so it needs the environment too. */
export async function ensureCmsBuilt(
  progress: Progress,
  env: Env,
  /** Needs what is compiled and not the admin, which is built in the meantime. */
  once: () => Promise<unknown>,
) {
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= once();
    // A failure is told below, when the build has ended.
    started.catch(() => undefined);
  };
  await ensure(cmsBuild, progress, env, (line) => {
    if (line.includes(compiled)) start();
  });
  start();
  await started;
}
/** Without the admin's pages: enough to seed and to test, in a fraction of the time. */
export const ensureCmsCompiled = (progress: Progress) => ensure(cmsCompilation, progress);

export const isWebBuilt = async () => isCurrent(webBuild, await hashFor(webBuild));
/** Without the admin's pages, what runs is what was compiled. */
export const isCmsBuilt = async () => isCurrent(cmsCompilation, await hashFor(cmsCompilation));

const hashFor = (build: Build) => hashOf(root, build.sources, isNotSource);

async function isCurrent(build: Build, hash: string): Promise<boolean> {
  const stamp = await readStamp(build.stampFile);
  return stamp === `whole ${hash}` || stamp === `${build.makes} ${hash}`;
}

async function ensure(
  build: Build,
  progress: Progress,
  env: Env = {},
  onLine: (line: string) => void = () => undefined,
) {
  const hash = await hashFor(build);
  if (await isCurrent(build, hash)) return;

  await progress.step(build.title, async (note) => {
    // A build that breaks off must not look like a finished one.
    await rm(build.stampFile, { force: true });
    try {
      await run('npm', ['run', '--silent', ...build.script], {
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        onLine: (line) => {
          note(line);
          onLine(line);
        },
      });
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      throw new Problem(`${build.title} failed. This is what it said:`, error.output);
    }
    await writeStamp(build.stampFile, `${build.makes} ${hash}`);
  });
}
