import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarks } from '../bench/benchmarks.ts';
import type { Benchmark, Figure } from '../bench/support/benchmark.ts';
import {
  readResults,
  resultsOf,
  type Values,
  valuesOf,
  withEarlier,
  writeResults,
} from '../bench/support/results.ts';
import { sentencesFor } from '../bench/support/sentences.ts';
import { tableOf } from '../bench/support/table.ts';
import { ensureCmsCompiled, ensureWebBuilt } from './lib/builds.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureCmsInstalled } from './lib/cms-install.ts';
import { command } from './lib/command.ts';
import { ensureNginx } from './lib/nginx.ts';
import { requireNodeVersion } from './lib/node-version.ts';
import { root } from './lib/paths.ts';
import { Problem } from './lib/problem.ts';
import { createProgress, type Progress } from './lib/progress.ts';
import { ensureWrk } from './lib/wrk.ts';

const latestFile = join(root, 'bench', 'latest.json');
const referenceFile = join(root, 'bench', 'reference.json');

const help = `
npm run bench [-- --only name,name] [-- --quick] [-- --save]

Measures the built site and holds it against the limits of docs/quality.md. Ends with
code 1 and one sentence for each limit that is missed. Every load goes to this machine
only and ends by itself. Figures mean something on a machine that does nothing else.

Benchmarks:
${benchmarks.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n')}

  --only    run these and no others, for instance --only bytes,throughput
  --quick   fewer pages and rounds: shows that it works, not how well
  --save    make this run the reference that later ones are compared with

What was measured is written to ${relative(root, latestFile)}; differences of 5 % and more
from ${relative(root, referenceFile)} stand in brackets.
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const { quick, save } = values;
  if (quick && save) throw new Problem('A quick run is no reference: leave out --quick or --save.');
  const chosen = values.only?.split(',').map(benchmarkCalled) ?? benchmarks;
  await requireNodeVersion();

  const progress = createProgress();
  await prepare(chosen, progress);
  const reference = await readResults(referenceFile);
  if (quick) progress.say('Quick: fewer pages, fewer rounds. These figures are no measure.');

  const measured: Record<string, Values> = {};
  const complaints: string[] = [];
  for (const benchmark of chosen) {
    const outcome = await outcomeOf(benchmark, quick, progress);
    if (typeof outcome === 'string') {
      complaints.push(outcome);
      continue;
    }
    measured[benchmark.name] = valuesOf(outcome);
    complaints.push(...sentencesFor(benchmark.name, outcome));
    progress.say(`\n${tableOf(outcome, reference?.benchmarks[benchmark.name])}\n`);
  }

  const results = resultsOf(measured, quick);
  await writeResults(latestFile, withEarlier(results, await readResults(latestFile)));
  if (save) await writeResults(referenceFile, withEarlier(results, reference));
  progress.say(complaints.map((sentence) => `✗ ${sentence}`).join('\n'));
  progress.say(complaints.length === 0 ? 'Every limit is kept.' : `\n${complaints.length} missed.`);
  return complaints.length === 0 ? 0 : 1;
});

function benchmarkCalled(name: string): Benchmark {
  const benchmark = benchmarks.find((candidate) => candidate.name === name.trim());
  if (benchmark) return benchmark;
  throw new Problem(
    `There is no benchmark "${name}". They are ${benchmarks.map((each) => each.name).join(', ')}.`,
  );
}

async function prepare(chosen: readonly Benchmark[], progress: Progress) {
  const needs = new Set(chosen.flatMap((benchmark) => benchmark.needs));
  if (needs.has('nginx')) await ensureNginx(progress);
  if (needs.has('wrk')) await ensureWrk(progress);
  if (needs.has('chromium')) await ensureChromium(progress);
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  await ensureWebBuilt(progress);
}

/** What it measured, or why it could not. The others still run. */
async function outcomeOf(
  benchmark: Benchmark,
  quick: boolean,
  progress: Progress,
): Promise<Figure[] | string> {
  try {
    return await progress.step(`${benchmark.name}: ${benchmark.about}`, (note) =>
      benchmark.run({ quick, note }),
    );
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${benchmark.name}: could not be measured. ${reason}`;
  }
}
