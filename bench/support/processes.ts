import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.ts';

/** Memory that a process holds right now, in megabytes of a million bytes. */
export async function memoryOf(pid: number): Promise<number> {
  return ((await kilobytesOf(pid)) * 1024) / 1e6;
}

/** Where there are files that tell, no program is started beside what is measured. */
async function kilobytesOf(pid: number): Promise<number> {
  if (process.platform !== 'linux')
    return Number(await run('ps', ['-o', 'rss=', '-p', String(pid)]));
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  // A process that is ending holds nothing any more.
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

/** Seldom enough to cost nothing beside what is measured. */
const betweenLooksMs = 100;

/** The most that it held while something went on. */
export async function peakMemoryOf(pid: number, during: () => Promise<void>): Promise<number> {
  const samples = [await memoryOf(pid)];
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      await sleep(betweenLooksMs);
      samples.push(await memoryOf(pid));
    }
  })();
  try {
    await during();
  } finally {
    isOver = true;
    await sampling;
  }
  return Math.max(...samples);
}

export async function childrenOf(pid: number): Promise<number[]> {
  return (await run('pgrep', ['-P', String(pid)])).trim().split(/\s+/).map(Number);
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time that processes have used so far, in milliseconds; unknown except on Linux. */
export async function processorTimeOf(pids: readonly number[]): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may hold anything; what follows it is numbered from the state on.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * tickMs;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

const restingMs = 1000;
const restingShare = 0.2;
/** All pictures of the sample are made ahead, one at a time: minutes on a slow machine. */
const patienceMs = 600_000;

/** What a program does after its start, by itself, is not to be measured with what it is asked. */
export async function untilAtRest(pid: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    const before = (await processorTimeOf([pid])) ?? 0;
    await sleep(restingMs);
    const used = ((await processorTimeOf([pid])) ?? 0) - before;
    if (used < restingMs * restingShare) return;
  }
  throw new Error('The site never came to rest after its start.');
}
