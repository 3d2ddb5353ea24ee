import { join } from 'node:path';
import { startChild } from '../scripts/lib/children.ts';
import { root } from '../scripts/lib/paths.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { type Contender, contest, type Standing, share } from './support/contest.ts';
import { untilAtRest } from './support/processes.ts';
import { fetchPage, type Programs, withPrograms } from './support/programs.ts';

const encodings = ['br', 'gzip'] as const;

/** A cached page from the site, beside the same bytes from bare `node:http`, one process each. */
export const throughput: Benchmark = {
  name: 'throughput',
  about: 'cached pages a second and their slowest, beside bare node:http',
  needs: ['wrk'],
  run: (run) =>
    withPrograms(async (programs) => {
      const figures: Figure[] = [];
      for (const encoding of encodings) {
        figures.push(...(await besideBare(programs, encoding, run)));
      }
      return figures;
    }),
};

async function besideBare({ site }: Programs, encoding: string, run: Run): Promise<Figure[]> {
  await fetchPage(`${site.url}/`);
  await untilAtRest(site.pid);
  const bare = await startBare(`${site.url}/`, encoding);
  try {
    const standings = await contest(
      [
        { name: 'site', url: `${site.url}/`, pids: [site.pid] },
        { name: 'node:http', ...bare },
      ],
      { ...run, headers: { 'Accept-Encoding': encoding } },
    );
    return [
      ...standingFigures(`site, ${encoding}`, standings.site),
      {
        subject: `site, ${encoding}`,
        measure: 'share',
        value: share(standings.site, standings['node:http']),
        unit: 'ratio',
        limit: budgets.besideNodeHttp,
      },
      ...standingFigures(`node:http, ${encoding}`, standings['node:http']),
    ];
  } finally {
    await bare.stop();
  }
}

export function standingFigures(subject: string, standing: Standing): Figure[] {
  const { perSecond, p99, perProcessorSecond } = standing;
  return [
    { subject, measure: 'answers', value: perSecond, unit: 'per second' },
    { subject, measure: 'p99', value: p99, unit: 'ms' },
    ...(perProcessorSecond === undefined
      ? []
      : [
          {
            subject,
            measure: 'by processor',
            value: perProcessorSecond,
            unit: 'per second',
          } as const,
        ]),
  ];
}

async function startBare(page: string, encoding: string) {
  const port = await freePort();
  const child = await startChild({
    name: 'the bare server',
    file: process.execPath,
    args: [
      '--import',
      'tsx',
      join(root, 'bench', 'support', 'bare-server.ts'),
      String(port),
      page,
      encoding,
    ],
    cwd: root,
    env: { PATH: process.env.PATH ?? '' },
    onLine: () => undefined,
  });
  const url = `http://127.0.0.1:${port}/`;
  if (!(await waitFor(url, { timeout: 30_000 }))) {
    await child.stop(0);
    throw new Error(`The bare server did not start:\n${child.lastLines()}`);
  }
  const contender: Omit<Contender, 'name'> = { url, pids: [child.pid] };
  return { ...contender, stop: () => child.stop(1000) };
}
