import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from '../tests/browser/support/addresses.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure } from './support/benchmark.ts';
import { visitAll } from './support/crowd.ts';
import { type LoadResult, load } from './support/load.ts';
import { peakMemoryOf, untilAtRest } from './support/processes.ts';
import { withPrograms } from './support/programs.ts';
import { median } from './support/statistics.ts';
import { timedGet } from './support/timed-get.ts';

const readers = 4;
const strangers = 20;

/** Never seen: queries that a page reads, slugs, unknown addresses and pictures. */
const strangePaths = Array.from({ length: 5000 }, (_, number) => [
  `/nouvelle/inconnu-${number}`,
  `/nouvelles?tag=inconnu-${number}`,
  `/recherche?q=inconnu-${number}`,
  `/media/w_500,f_webp/uploads/inconnu-${number}.jpg`,
  `/inconnu-${number}`,
]).flat();

/** Visitors of ready pages, alone and while a crowd asks for what nobody has seen. */
export const flood: Benchmark = {
  name: 'flood',
  about: 'ready pages while 20 connections ask for strange addresses, beside a quiet time',
  needs: ['wrk'],
  run: ({ quick, note }) =>
    withPrograms(async ({ site }) => {
      const seconds = quick ? 2 : 10;
      const rounds = quick ? 1 : 3;
      const paths = addresses.map(({ path }) => path);
      const read = () =>
        load({
          url: site.url,
          connections: readers,
          seconds,
          paths,
          headers: { 'Accept-Encoding': 'br' },
        });
      await visitAll(paths.map((path) => site.url + path));
      await untilAtRest(site.pid);
      const quiet: LoadResult[] = [];
      const flooded: LoadResult[] = [];
      const after: number[] = [];
      let memory = 0;
      for (let round = 1; round <= rounds; round += 1) {
        note(`quiet, ${round} of ${rounds}`);
        // Looked at in both kinds of round: neither is quicker because nobody looks.
        await peakMemoryOf(site.pid, async () => {
          quiet.push(await read());
        });
        note(`flood, ${round} of ${rounds}`);
        const peak = await peakMemoryOf(site.pid, async () => {
          const [ready] = await Promise.all([
            read(),
            load({ url: site.url, connections: strangers, seconds, paths: strangePaths }),
          ]);
          flooded.push(ready);
        });
        memory = Math.max(memory, peak);
        await sleep(1000);
        after.push(await timedGet(`${site.url}/recherche?q=apres-${round}`));
        await untilAtRest(site.pid);
      }
      return figuresOf(quiet, flooded, memory, Math.max(...after));
    }),
};

function figuresOf(
  quiet: readonly LoadResult[],
  flooded: readonly LoadResult[],
  memory: number,
  after: number,
): Figure[] {
  const p99 = {
    quiet: median(quiet.map((one) => one.p99)),
    flood: median(flooded.map((one) => one.p99)),
  };
  const failures = [...quiet, ...flooded].reduce((sum, one) => sum + one.failures, 0);
  return [
    { subject: 'quiet', measure: 'p99', value: p99.quiet, unit: 'ms' },
    { subject: 'flood', measure: 'p99', value: p99.flood, unit: 'ms' },
    {
      subject: 'flood',
      measure: 'times quiet',
      value: p99.flood / p99.quiet,
      unit: 'ratio',
      limit: budgets.floodP99,
    },
    {
      subject: 'flood',
      measure: 'failures',
      value: failures,
      unit: 'points',
      limit: budgets.floodFailures,
    },
    { subject: 'flood', measure: 'memory', value: memory, unit: 'MB', limit: budgets.floodMemory },
    {
      subject: 'flood',
      measure: 'a second after',
      value: after,
      unit: 'ms',
      limit: budgets.afterFlood,
    },
  ];
}
