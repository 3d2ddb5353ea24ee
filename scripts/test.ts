import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { requireSqlite } from './lib/native-modules.ts';
import { requireNodeVersion } from './lib/node-version.ts';
import { Problem } from './lib/problem.ts';
import { createProgress, elapsed, mark, type Progress } from './lib/progress.ts';
import { add, type Counts, isGood, nothing } from './lib/test-counts.ts';
import { type Stage, stages } from './lib/test-stages.ts';

const help = `
npm test [-- --only stage,stage]

Proves that Salve works. Installs and builds what it needs, runs every stage,
also after one has failed, and ends with a line that counts all tests.

Stages:
${stages.map(({ name, about }) => `  ${name.padEnd(18)} ${about}`).join('\n')}

  --only   run these stages and no others, for instance --only unit,browser
`;

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const chosen = values.only === undefined ? stages : values.only.split(',').map(stageCalled);
  await requireNodeVersion();
  await requireSqlite();

  const progress = createProgress();
  const results: { stage: Stage; counts: Counts; time: string }[] = [];
  for (const stage of chosen) {
    const started = Date.now();
    progress.say(`\n── ${stage.name}: ${stage.about}`);
    results.push({ stage, counts: await outcomeOf(stage, progress), time: elapsed(started) });
  }

  progress.say('');
  for (const { stage, counts, time } of results) {
    progress.say(
      `${mark(process.stdout, isGood(counts))} ${stage.name.padEnd(18)} ${inWords(counts)} (${time})`,
    );
  }
  const total = results.map(({ counts }) => counts).reduce(add, nothing);
  for (const name of total.failures) progress.say(`  ✗ ${name}`);
  progress.say(`\n${total.passed} passed, ${total.failed} failed`);
  return results.every(({ counts }) => isGood(counts)) ? 0 : 1;
});

function stageCalled(name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name.trim());
  if (stage) return stage;
  throw new Problem(
    `There is no stage "${name}". The stages are ${stages.map((each) => each.name).join(', ')}.`,
  );
}

/** A stage that cannot even begin has failed; the others still run. */
async function outcomeOf(stage: Stage, progress: Progress): Promise<Counts> {
  try {
    return await stage.run(progress);
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
