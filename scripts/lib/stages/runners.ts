import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env-file.ts';
import { bin, root } from '../paths.ts';
import { CommandFailed, type RunOptions, run } from '../run.ts';
import { playwrightSeparator, readPlaywright, readVitest, resultsFrom } from './reports.ts';
import { type Selected, withSecondLook } from './second-look.ts';

/** What each stage found and printed. */
export const reportsDir = join(root, '.tmp', 'test-reports');

/** Takes what a runner prints, line by line. */
export type Output = (line: string) => void;

interface VitestOptions {
  env?: Env;
  /** Of the folder's configuration; all of them where none is named. */
  projects?: readonly string[];
}

export function vitest(
  folder: string,
  name: string,
  output: Output,
  { env, projects = [] }: VitestOptions = {},
) {
  return withSecondLook(async (selected) => {
    announce(selected, output);
    const report = await freshReport(name, selected);
    const files = new Set(selected?.map(({ file }) => join(root, file)));
    const code = await exitCodeOf(
      bin('vitest'),
      [
        ...['run', ...files, ...projects.map((project) => `--project=${project}`)],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { cwd: join(root, folder), env: { ...process.env, ...env }, onLine: output },
    );
    return resultsFrom(report, code, readVitest);
  });
}

export function playwright(output: Output, env: Env) {
  return withSecondLook(async (selected) => {
    announce(selected, output);
    const report = await freshReport('browser', selected);
    const code = await exitCodeOf(
      bin('playwright'),
      [
        'test',
        '--config=tests/browser/playwright.config.ts',
        // What a first look leaves, pictures of a difference above all, the second must not delete.
        `--output=test-results/browser${selected ? '-again' : ''}`,
        ...(selected ? [`--test-list=${await testList(selected)}`] : []),
      ],
      { env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, onLine: output },
    );
    return resultsFrom(report, code, readPlaywright);
  });
}

async function testList(selected: readonly Selected[]): Promise<string> {
  const list = join(reportsDir, 'browser-again.txt');
  const lines = selected.map((test) => {
    const [project, ...titles] = test.name.split(playwrightSeparator);
    return project ? [project, test.file, ...titles].join(playwrightSeparator) : test.file;
  });
  await writeFile(list, lines.join('\n'));
  return list;
}

function announce(selected: readonly Selected[] | undefined, output: Output) {
  if (selected) output(`\nA second look, alone, at ${selected.length} that failed:`);
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
async function freshReport(name: string, selected?: readonly Selected[]): Promise<string> {
  await mkdir(reportsDir, { recursive: true });
  const file = join(reportsDir, `${name}${selected ? '-again' : ''}.json`);
  await rm(file, { force: true });
  return file;
}
