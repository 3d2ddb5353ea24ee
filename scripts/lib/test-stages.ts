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
import { runInTerminal } from './run.ts';
import { ensureProgram } from './system-program.ts';
import { add, type Counts, countPlaywright, countsFrom, countVitest } from './test-counts.ts';

export interface Stage {
  name: string;
  about: string;
  run(progress: Progress): Promise<Counts>;
}

export const stages: Stage[] = [
  { name: 'check', about: 'lint, format, types, layers, hygiene', run: runChecks },
  {
    name: 'unit',
    about: 'each part of the scripts and the site on its own',
    run: async () => add(await vitest('scripts', 'unit-scripts'), await vitest('web', 'unit-web')),
  },
  {
    name: 'contract',
    about: 'every query against the real content service, on SQLite',
    run: (progress) => contract(progress, 'sqlite'),
  },
  {
    name: 'contract-postgres',
    about: 'the same on PostgreSQL',
    run: (progress) => contract(progress, 'postgres'),
  },
  {
    name: 'faults',
    about:
      'forms and pages under kill -9, full disk, broken channels, a sick content service, on SQLite',
    run: (progress) => faults(progress, 'sqlite'),
  },
  {
    name: 'faults-postgres',
    about: 'the forms on PostgreSQL',
    run: (progress) => faults(progress, 'postgres'),
  },
  {
    name: 'operations',
    about: 'sign-in, mail, backup, restore, doctor and changed secrets, on a whole installation',
    run: operations,
  },
  {
    name: 'nodes',
    about: 'two nodes of the site behind nginx on one PostgreSQL: publishes, limits, kill -9',
    run: nodes,
  },
  {
    name: 'pages',
    about: 'every page of the built site in Chromium, fed by the real content service',
    run: (progress) => browser(progress, 'pages', ['every page']),
  },
  {
    name: 'browser',
    about: 'what single pages, forms, consent, preview and updates do there',
    run: (progress) => browser(progress, 'browser', ['one after another', 'side by side']),
  },
];

async function bothPrograms(progress: Progress) {
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  await ensureWebBuilt(progress);
}

async function contract(progress: Progress, database: 'sqlite' | 'postgres') {
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  return vitest('tests/contract', `contract-${database}`, { CONTRACT_DATABASE: database });
}

async function faults(progress: Progress, database: 'sqlite' | 'postgres') {
  await bothPrograms(progress);
  return vitest('tests/faults', `faults-${database}`, { FAULTS_DATABASE: database });
}

async function operations(progress: Progress) {
  await bothPrograms(progress);
  await ensureNginx(progress);
  return vitest('tests/operations', 'operations');
}

async function nodes(progress: Progress) {
  await bothPrograms(progress);
  await ensureNginx(progress);
  return vitest('tests/nodes', 'nodes');
}

async function browser(progress: Progress, name: string, projects: string[]) {
  await bothPrograms(progress);
  const executable = await ensureChromium(progress);
  await ensureProgram('pdftotext', 'poppler-utils', progress);
  const report = await freshReport(name);
  const code = await runInTerminal(
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
    },
  );
  return countsFrom(report, code, countPlaywright);
}

async function vitest(folder: string, name: string, env: Env = {}) {
  const report = await freshReport(name);
  const code = await runInTerminal(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: join(root, folder), env: { ...process.env, ...env } },
  );
  return countsFrom(report, code, countVitest);
}

/** The report of an earlier run must never be taken for this one's. */
async function freshReport(name: string): Promise<string> {
  const file = join(root, '.tmp', 'test-reports', `${name}.json`);
  await rm(file, { force: true });
  return file;
}
