import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a test run that still uses it. */
const keepFor = 2 * 60 * 60 * 1000;
const signOfLifeMs = 5_000;
/** Its maker has ended, and the number of its process may be another's by now. */
const silentMs = 12 * signOfLifeMs;

/**
 * A folder that takes long to make. Its name holds the hash of everything that it is made from, so
 * that what an earlier run has left serves this one.
 */
export async function madeOnce(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  await otherMakers(folder);
  if (existsSync(folder)) {
    await showUse(folder);
    return folder;
  }
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await showingLife(unfinished, () => make(unfinished));
  try {
    // Renamed into place, so that an interrupted one is never taken for a whole one.
    await rename(unfinished, folder);
  } catch (error) {
    // Another run may have finished first: its folder is as good as ours.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOld(dirname(folder));
  return folder;
}

/** What has been used lately is neither given up nor removed. */
const showUse = (folder: string) => utimes(folder, new Date(), new Date()).catch(() => undefined);

async function showingLife(folder: string, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => showUse(folder), signOfLifeMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

/** Stages that run side by side want the same thing at the same moment: one makes it, the others wait. */
async function otherMakers(folder: string): Promise<void> {
  while (!existsSync(folder) && (await isBeingMade(folder))) await sleep(500);
}

async function isBeingMade(folder: string): Promise<boolean> {
  const parent = dirname(folder);
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(`${basename(folder)}.unfinished-`))) {
    const isWorking = isAlive(Number(name.split('-').at(-1)));
    if (isWorking && (await ageOf(join(parent, name))) < silentMs) return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    if ((await ageOf(folder)) > keepFor) await rm(folder, { recursive: true, force: true });
  }
}

/** Of one that another program has moved since: none. */
async function ageOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
