import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { command } from './lib/command.ts';
import { requireSqlite } from './lib/native-modules.ts';
import { requireNodeVersion } from './lib/node-version.ts';
import { Problem } from './lib/problem.ts';
import { createProgress, elapsed, mark, type Progress } from './lib/progress.ts';
import { changedFiles, stagesTouchedBy } from './lib/stages/changed-stages.ts';
import { cleanTree, noteGreen } from './lib/stages/green.ts';
import {
  countsOf,
  isGood,
  nearestToItsLimit,
  type TestResult,
  titleOf,
} from './lib/stages/results.ts';
import { reportsDir } from './lib/stages/runners.ts';
import { schedule } from './lib/stages/schedule.ts';
import { type Stage, stages } from './lib/stages/stages.ts';

const lifeSignMs = 60_000;

const help = `
npm test [-- --all] [-- --only stage,stage | --changed]

Proves that Salve works: each page once, each rule once, on real parts. Installs and
builds what it needs, runs every stage, side by side where the processors allow it,
and ends with a line that counts all tests.
What a stage prints is written to .tmp/test-reports/ as it comes, what browsers
leave of a failure to test-results/.

What fails is run once more, alone. If it passes then, it counts as passed and is
named as unsteady: a defect to be mended, written to unsteady.json among the
reports. When everything is green and committed, green.json says of which tree.

Stages:
${stages.map(({ name, about }) => `  ${name.padEnd(18)} ${about}`).join('\n')}

  --all       look at everything: every page in every language, state and theme,
              both databases in full, long floods. npm run test:all is the same
  --only      run these stages and no others, for instance --only unit,browser
  --changed   run the stages that can be touched by what differs from main

  CI=true     begin no further stage once one has failed
`;

interface Outcome {
  results: readonly TestResult[];
  time: string;
}

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      changed: { type: 'boolean' },
    },
  });
  // What a test looks at is decided by tests/support/scope.ts.
  if (values.all) process.env.SCOPE = 'all';
  const progress = createProgress();
  const chosen = await chosenStages(values, progress);
  if (chosen.length === 0) {
    progress.say('Nothing differs from main: no stage to run.');
    return 0;
  }
  await requireNodeVersion();
  await requireSqlite();
  await mkdir(reportsDir, { recursive: true });
  const tree = await cleanTree();

  // One that fails is told of by the stage that waits for it.
  for (const stage of chosen) stage.prepare?.(progress).catch(() => undefined);
  const outcomes = await schedule(
    chosen,
    availableParallelism(),
    (stage) => outcomeOf(stage, progress),
    ({ results }) => Boolean(process.env.CI) && !isGood(results),
  );

  const isGreen = chosen.every((stage) => isGood(outcomes.get(stage)?.results ?? []));
  await tellEnd(chosen, outcomes, progress);
  if (isGreen && chosen.length === stages.length && tree && tree === (await cleanTree())) {
    await noteGreen(tree, values.all ? 'npm run test:all' : 'npm test');
  }
  return isGreen ? 0 : 1;
});

async function chosenStages(
  { only, changed }: { only?: string; changed?: boolean },
  progress: Progress,
) {
  if (only !== undefined) return only.split(',').map(stageCalled);
  if (!changed) return stages;
  const files = await changedFiles();
  if (!files) {
    progress.say('There is no branch main to compare with: every stage is run.');
    return stages;
  }
  const names = stages.map(({ name }) => name);
  return stagesTouchedBy(files, names).map(stageCalled);
}

/** Two stages that print at once cannot be read: a sign of life while it runs, faults at its end. */
async function outcomeOf(stage: Stage, progress: Progress): Promise<Outcome> {
  const started = Date.now();
  const lines: string[] = [];
  const log = createWriteStream(join(reportsDir, `${stage.name}.log`));
  progress.say(`── ${stage.name} begins: ${stage.about}`);
  const signs = setInterval(() => {
    const last = lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
    progress.say(`… ${stage.name} (${elapsed(started)}) ${last.slice(0, 100)}`);
  }, lifeSignMs);
  const results = await resultsOf(stage, progress, (line) => {
    const plain = stripVTControlCharacters(line);
    lines.push(plain);
    log.write(`${plain}\n`);
  });
  clearInterval(signs);
  log.end();
  const time = elapsed(started);
  // What passed is in the log.
  const shown = isGood(results) ? [] : lines.filter((line) => !/^\s*✓/.test(line));
  progress.say([`\n── ${stage.name}: ${inWords(results)} (${time})`, ...shown].join('\n'));
  return { results, time };
}

async function tellEnd(chosen: Stage[], outcomes: Map<Stage, Outcome>, progress: Progress) {
  progress.say('');
  for (const stage of chosen) {
    const { results = [], time } = outcomes.get(stage) ?? {};
    const said = time ? `${inWords(results)} (${time})` : 'not begun';
    progress.say(`${mark(process.stdout, isGood(results))} ${stage.name.padEnd(18)} ${said}`);
  }
  const all = [...outcomes.values()].flatMap(({ results }) => results);
  for (const result of all.filter(({ outcome }) => outcome === 'failed')) {
    progress.say(`  ✗ ${titleOf(result)}`);
  }
  const unsteady = all.filter(({ outcome }) => outcome === 'unsteady');
  await writeFile(join(reportsDir, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
  for (const result of unsteady) {
    progress.say(`unsteady: ${titleOf(result)}\n    ${result.error?.split('\n')[0] ?? ''}`);
  }
  const nearest = nearestToItsLimit(all);
  if (nearest) progress.say(`nearest to its limit: ${nearest}`);
  const { passed, failed } = countsOf(all);
  progress.say(`\n${passed} passed, ${failed} failed`);
}

function stageCalled(name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name.trim());
  if (stage) return stage;
  throw new Problem(
    `There is no stage "${name}". The stages are ${stages.map((each) => each.name).join(', ')}.`,
  );
}

/** A stage that cannot even begin has failed; the others still run. */
async function resultsOf(
  stage: Stage,
  progress: Progress,
  output: (line: string) => void,
): Promise<TestResult[]> {
  try {
    return await stage.run(progress, output);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    progress.say(`✗ ${error.message}\n${error.detail}`);
    return [{ file: '', name: `${stage.name}: ${error.message}`, outcome: 'failed' }];
  }
}

function inWords(results: readonly TestResult[]): string {
  const { passed, failed, skipped } = countsOf(results);
  if (passed + failed + skipped === 0) return 'ran no tests';
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}
