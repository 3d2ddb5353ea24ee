import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { Problem } from '../../scripts/lib/problem.ts';
import { run } from '../../scripts/lib/run.ts';
import { findWrk } from '../../scripts/lib/wrk.ts';

export interface LoadOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Whole seconds: wrk knows no others. */
  readonly seconds: number;
  /** Asked for in turn, instead of the address itself. */
  readonly paths?: readonly string[];
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Answers of 400 and above, and connections that broke or never answered. */
  readonly failures: number;
}

/** Asks over and over, on so many connections at once, for so long. What came of it is for others to judge. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const wrk = await findWrk();
  if (!wrk) throw new Problem('This needs wrk and there is none. Debian has a package of it.');
  const folder = await mkdtemp(join(tmpdir(), 'salve-load-'));
  try {
    return readReport(await run(wrk, await argumentsFor(options, folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same, where anything but success would be measured as speed. */
export async function loadWithoutFailures(options: LoadOptions): Promise<LoadResult> {
  const result = await load(options);
  if (result.failures === 0) return result;
  throw new Error(`${options.url} failed ${result.failures} of ${result.requests} times.`);
}

async function argumentsFor(options: LoadOptions, folder: string): Promise<string[]> {
  const { url, headers = {}, connections, seconds, paths } = options;
  const list = join(folder, 'paths');
  if (paths) await writeFile(list, paths.join('\n'));
  return [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', '10s', '--script', join(root, 'bench', 'support', 'wrk.lua')],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    url,
    ...(paths ? ['--', list] : []),
  ];
}

/** The last line is ours; the lines before it are for people. */
export function readReport(output: string): LoadResult {
  const report = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  const { requests, microseconds, p50, p99, max, refused, broken } = report;
  if (requests === 0) throw new Error(`Under load came no answer at all:\n${output}`);
  return {
    requests,
    perSecond: (requests / microseconds) * 1e6,
    p50: p50 / 1000,
    p99: p99 / 1000,
    max: max / 1000,
    failures: refused + broken,
  };
}
