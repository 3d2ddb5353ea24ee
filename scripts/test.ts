import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { changedFiles, stagesTouchedBy } from './lib/changed-stages.ts';
import { command } from './lib/command.ts';
import { requireSqlite } from './lib/native-modules.ts';
import { requireNodeVersion } from './lib/node-version.ts';
import { Problem } from './lib/problem.ts';
import { createProgress, elapsed, mark, type Progress } from './lib/progress.ts';
import { sideBySide } from './lib/side-by-side.ts';
import { add, type Counts, isGood, nothing } from './lib/test-counts.ts';
import { reportsDir, type Stage, stages } from './lib/test-stages.ts';

/** Most stages wait as much as they work; a third one would only slow the others down. */
const atOnce = 2;
const lifeSignMs = 60_000;

const help = `
npm test [-- --only stage,stage | --changed]

Proves that Salve works. Installs and builds what it needs, runs every stage,
${atOnce} at a time, also after one has failed, and ends with a line that counts
all tests. What a stage prints is written to .tmp/test-reports/ as it comes, what
browsers leave of a failure to test-results/.

Stages:
${stages.map(({ name, about }) => `  ${name.padEnd(18)} ${about}`).join('\n')}

  --only      run these stages and no others, for instance --only unit,browser
  --changed   run the stages that can be touched by what differs from main
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, changed: { type: 'boolean' } },
  });
  const chosen = await chosenStages(values);
  const progress = createProgress();
  if (chosen.length === 0) {
    progress.say('Nothing differs from main: no stage to run.');
    return 0;
  }
  await requireNodeVersion();
  await requireSqlite();

  const order = chosen.toSorted((a, b) => Number(!!b.isLongest) - Number(!!a.isLongest));
  const results = await sideBySide(order, (stage) => resultOf(stage, progress), atOnce);

  progress.say('');
  for (const stage of chosen) {
    const { counts, time } = results[order.indexOf(stage)] ?? { counts: nothing, time: '' };
    progress.say(
      `${mark(process.stdout, isGood(counts))} ${stage.name.padEnd(18)} ${inWords(counts)} (${time})`,
    );
  }
  const total = results.map(({ counts }) => counts).reduce(add, nothing);
  for (const name of total.failures) progress.say(`  ✗ ${name}`);
  progress.say(`\n${total.passed} passed, ${total.failed} failed`);
  return results.every(({ counts }) => isGood(counts)) ? 0 : 1;
});

async function chosenStages({ only, changed }: { only?: string; changed?: boolean }) {
  if (only !== undefined) return only.split(',').map(stageCalled);
  if (!changed) return stages;
  const names = stagesTouchedBy(
    await changedFiles(),
    stages.map(({ name }) => name),
  );
  return names.map(stageCalled);
}

/** Two stages that print at once cannot be read: a sign of life while it runs, faults at its end. */
async function resultOf(stage: Stage, progress: Progress) {
  const started = Date.now();
  const lines: string[] = [];
  await mkdir(reportsDir, { recursive: true });
  const log = createWriteStream(join(reportsDir, `${stage.name}.log`));
  progress.say(`── ${stage.name} begins: ${stage.about}`);
  const signs = setInterval(() => {
    const last = lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
    progress.say(`… ${stage.name} (${elapsed(started)}) ${last.slice(0, 100)}`);
  }, lifeSignMs);
  const counts = await outcomeOf(stage, progress, (line) => {
    const plain = stripVTControlCharacters(line);
    lines.push(plain);
    log.write(`${plain}\n`);
  });
  clearInterval(signs);
  log.end();
  const time = elapsed(started);
  // What passed is in the log.
  const shown = isGood(counts) ? [] : lines.filter((line) => !/^\s*✓/.test(line));
  progress.say([`\n── ${stage.name}: ${inWords(counts)} (${time})`, ...shown].join('\n'));
  return { counts, time };
}

function stageCalled(name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name.trim());
  if (stage) return stage;
  throw new Problem(
    `There is no stage "${name}". The stages are ${stages.map((each) => each.name).join(', ')}.`,
  );
}

/** A stage that cannot even begin has failed; the others still run. */
async function outcomeOf(
  stage: Stage,
  progress: Progress,
  output: (line: string) => void,
): Promise<Counts> {
  try {
    return await stage.run(progress, output);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    progress.say(`✗ ${error.message}\n${error.detail}`);
    return { ...nothing, failed: 1, failures: [`${stage.name}: ${error.message}`] };
  }
}

function inWords({ passed, failed, skipped }: Counts): string {
  if (passed + failed + skipped === 0) return 'ran no tests';
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}
