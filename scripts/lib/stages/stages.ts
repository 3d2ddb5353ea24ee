import { seededDataDir } from '../../../tests/contract/sample-data.ts';
import { ensureCmsCompiled, ensureWebBuilt } from '../builds.ts';
import { runChecks } from '../checks.ts';
import { ensureChromium } from '../chromium.ts';
import { ensureCmsInstalled } from '../cms-install.ts';
import { ensureNginx } from '../nginx.ts';
import type { Progress } from '../progress.ts';
import { ensureProgram } from '../system-program.ts';
import type { TestResult } from './results.ts';
import { type Output, playwright, vitest } from './runners.ts';
import type { Task } from './schedule.ts';

export interface Stage extends Task {
  name: string;
  about: string;
  /** What it needs and takes long, mostly to wait for; begun at once, before the stage's turn. */
  prepare?(progress: Progress): Promise<unknown>;
  run(progress: Progress, output: Output): Promise<TestResult[]>;
}

export const stages: Stage[] = [
  {
    name: 'unit',
    about: 'each part of the scripts and the site on its own',
    width: 1.4,
    run: async (_, output) =>
      (
        await Promise.all([
          vitest('web', 'unit-web', output),
          vitest('scripts', 'unit-scripts', output),
        ])
      ).flat(),
  },
  {
    name: 'check',
    about: 'lint, format, types, layers, unused code, links, hygiene',
    width: 1.4,
    prepare: (progress) => packages(progress),
    run: async (progress) => {
      await packages(progress);
      return runChecks(progress);
    },
  },
  {
    name: 'faults-forms',
    about: 'forms under kill -9, full disk, broken channels, on SQLite',
    width: 0.3,
    run: (progress, output) => faultsOfForms(progress, output, 'sqlite'),
  },
  {
    name: 'faults-postgres',
    about: 'the same on PostgreSQL',
    width: 0.3,
    run: (progress, output) => faultsOfForms(progress, output, 'postgres'),
  },
  {
    name: 'contract',
    about: 'every query against the real content service, on SQLite',
    width: 0.6,
    prepare: (progress) => contentService(progress),
    run: (progress, output) => contract(progress, output, 'sqlite'),
  },
  {
    name: 'operations',
    about:
      'sign-in, mail, backup, restore, export, doctor, changed secrets, on a whole installation',
    width: 0.6,
    prepare: (progress) => nginx(progress),
    run: operations,
  },
  {
    name: 'contract-postgres',
    about: 'what depends on the database, on PostgreSQL',
    width: 0.6,
    run: (progress, output) => contract(progress, output, 'postgres'),
  },
  {
    name: 'faults-content',
    about: 'pages while the content service is sick, or full of hostile texts',
    width: 0.6,
    run: faultsOfContent,
  },
  {
    name: 'nodes',
    about: 'nodes of the site behind nginx on one PostgreSQL: publishes, limits, kill -9',
    width: 0.6,
    prepare: (progress) => nginx(progress),
    run: nodes,
  },
  {
    name: 'browser',
    about: 'every page of the built site in Chromium, fed by the real content service',
    // It would keep every processor busy, but is last: whatever is not done yet may end beside it.
    width: 0.8,
    prepare: (progress) => Promise.all([chromium(progress), pdftotext(progress)]),
    run: browser,
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
  await progress.step('Filling a database for the tests', seededDataDir);
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
  return vitest('tests/contract', `contract-${database}`, output, { env });
}

async function faultsOfForms(progress: Progress, output: Output, database: 'sqlite' | 'postgres') {
  await site(progress);
  // What the site itself withstands does not depend on where submissions are stored.
  const projects = database === 'sqlite' ? ['forms', 'site'] : ['forms'];
  const env = { FAULTS_DATABASE: database };
  return vitest('tests/faults', `faults-${database}`, output, { env, projects });
}

async function faultsOfContent(progress: Progress, output: Output) {
  await bothPrograms(progress);
  return vitest('tests/faults', 'faults-content', output, { projects: ['content'] });
}

async function operations(progress: Progress, output: Output) {
  await bothPrograms(progress);
  await nginx(progress);
  const executable = await chromium(progress);
  const env = { CHROMIUM_PATH: executable };
  return vitest('tests/operations', 'operations', output, { env });
}

async function nodes(progress: Progress, output: Output) {
  await bothPrograms(progress);
  await nginx(progress);
  return vitest('tests/nodes', 'nodes', output);
}

async function browser(progress: Progress, output: Output) {
  await bothPrograms(progress);
  const executable = await chromium(progress);
  await pdftotext(progress);
  return playwright(output, { CHROMIUM_PATH: executable });
}
