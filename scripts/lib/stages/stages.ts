import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureCmsCompiled, ensureWebBuilt } from './builds.ts';
import { runChecks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { ensureCmsInstalled } from './cms-install.ts';
import type { Env } from './env-file.ts';
import { ensureNginx } from './nginx.ts';
import { bin, root } from './paths.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, type RunOptions, run } from './run.ts';
import { ensureProgram } from './system-program.ts';
import { add, type Counts, countPlaywright, countsFrom, countVitest } from './test-counts.ts';

/** What each stage found and printed. */
export const reportsDir = join(root, '.tmp', 'test-reports');

export interface Stage {
  name: string;
  about: string;
  /** Begun first, so that it does not run alone at the end. */
  isLongest?: true;
  run(progress: Progress, output: Output): Promise<Counts>;
}

/** Takes what a stage's runner prints, line by line. */
export type Output = (line: string) => void;

export const stages: Stage[] = [
  {
    name: 'check',
    about: 'lint, format, types, layers, unused code, links, hygiene',
    run: async (progress) => {
      await packages(progress);
      return runChecks(progress);
    },
  },
  {
    name: 'unit',
    about: 'each part of the scripts and the site on its own',
    run: async (_, output) =>
      add(await vitest('scripts', 'unit-scripts', output), await vitest('web', 'unit-web', output)),
  },
  {
    name: 'contract',
    about: 'every query against the real content service, on SQLite',
    run: (progress, output) => contract(progress, output, 'sqlite'),
  },
  {
    name: 'contract-postgres',
    about: 'the same on PostgreSQL',
    run: (progress, output) => contract(progress, output, 'postgres'),
  },
  {
    name: 'faults',
    about:
      'forms and pages under kill -9, full disk, broken channels, a sick content service, on SQLite',
    run: (progress, output) => faults(progress, output, 'sqlite'),
  },
  {
    name: 'faults-postgres',
    about: 'the forms on PostgreSQL',
    run: (progress, output) => faults(progress, output, 'postgres'),
  },
  {
    name: 'operations',
    about:
      'sign-in, mail, backup, restore, export, doctor, changed secrets, on a whole installation',
    run: operations,
  },
  {
    name: 'nodes',
    about: 'two nodes of the site behind nginx on one PostgreSQL: publishes, limits, kill -9',
    run: nodes,
  },
  {
    name: 'pages',
    isLongest: true,
    about: 'every page of the built site in Chromium, fed by the real content service',
    run: (progress, output) => browser(progress, output, 'pages', ['every page']),
  },
  {
    name: 'browser',
    about: 'what single pages, forms, consent, preview and updates do there',
    run: (progress, output) =>
      browser(progress, output, 'browser', ['one after another', 'side by side']),
  },
];

/** Stages that run side by side share what they need: whoever comes first makes it. */
function shared<T>(make: (progress: Progress) => Promise<T>): (progress: Progress) => Promise<T> {
  let made: Promise<T> | undefined;
  return (progress) => {
    made ??= make(progress);
    return made;
  };
}

const packages = shared(ensureCmsInstalled);
const contentService = shared(async (progress) => {
  await packages(progress);
  await ensureCmsCompiled(progress);
});
const site = shared(ensureWebBuilt);
const nginx = shared(ensureNginx);
const chromium = shared(ensureChromium);
const pdftotext = shared((progress) => ensureProgram('pdftotext', 'poppler-utils', progress));

const bothPrograms = (progress: Progress) =>
  Promise.all([contentService(progress), site(progress)]);

async function contract(progress: Progress, output: Output, database: 'sqlite' | 'postgres') {
  await contentService(progress);
  const env = { CONTRACT_DATABASE: database };
  return vitest('tests/contract', `contract-${database}`, output, env);
}

async function faults(progress: Progress, output: Output, database: 'sqlite' | 'postgres') {
  await bothPrograms(progress);
  return vitest('tests/faults', `faults-${database}`, output, { FAULTS_DATABASE: database });
}

async function operations(progress: Progress, output: Output) {
  await bothPrograms(progress);
  await nginx(progress);
  const executable = await chromium(progress);
  return vitest('tests/operations', 'operations', output, { CHROMIUM_PATH: executable });
}

async function nodes(progress: Progress, output: Output) {
  await bothPrograms(progress);
  await nginx(progress);
  return vitest('tests/nodes', 'nodes', output);
}

async function browser(progress: Progress, output: Output, name: string, projects: string[]) {
  await bothPrograms(progress);
  const executable = await chromium(progress);
  await pdftotext(progress);
  const report = await freshReport(name);
  const code = await exitCodeOf(
    bin('playwright'),
    [
      'test',
      '--config=tests/browser/playwright.config.ts',
      // What one stage leaves, pictures of a difference above all, the next must not delete.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: executable,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      onLine: output,
    },
  );
  return countsFrom(report, code, countPlaywright);
}

async function vitest(folder: string, name: string, output: Output, env: Env = {}) {
  const report = await freshReport(name);
  const code = await exitCodeOf(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: join(root, folder), env: { ...process.env, ...env }, onLine: output },
  );
  return countsFrom(report, code, countVitest);
}

async function exitCodeOf(program: string, args: string[], options: RunOptions): Promise<number> {
  try {
    await run(program, args, options);
    return 0;
  } catch (error) {
    if (error instanceof CommandFailed) return error.exitCode;
    throw error;
  }
}

/** The report of an earlier run must never be taken for this one's. */
async function freshReport(name: string): Promise<string> {
  const file = join(reportsDir, `${name}.json`);
  await rm(file, { force: true });
  return file;
}
