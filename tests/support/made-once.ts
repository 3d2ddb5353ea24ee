import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a test run that still uses it. */
const keepFor = 2 * 60 * 60 * 1000;

/**
 * A folder that takes long to make. Its name holds the hash of everything that it is made from, so
 * that what an earlier run has left serves this one.
 */
export async function madeOnce(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  await otherMakers(folder);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await make(unfinished);
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

/** Stages that run side by side want the same thing at the same moment: one makes it, the others wait. */
async function otherMakers(folder: string): Promise<void> {
  while (!existsSync(folder) && (await isBeingMade(folder))) await sleep(500);
}

async function isBeingMade(folder: string): Promise<boolean> {
  const names = await readdir(dirname(folder)).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${basename(folder)}.unfinished-`))
    .some((name) => isAlive(Number(name.split('-').at(-1))));
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
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > keepFor) await rm(folder, { recursive: true, force: true });
  }
}
