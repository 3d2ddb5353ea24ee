import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ending = /\.(\d+)\.tmp$/;

/** Written aside and renamed, so that nobody reads half a file, and a crash leaves none. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  /** Safe against a power cut too: on the disk before it has its name. */
  { isSafe = false } = {},
): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(aside, 'w');
    try {
      await handle.writeFile(content);
      if (isSafe) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/**
 * What programs that were killed had begun to write, here and in the folders below. For the start,
 * before anything is written.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const unfinished = names.filter((name) => {
    const pid = Number(ending.exec(name)?.[1]);
    // In a container each program that was killed had the number that this one has.
    return pid > 0 && (pid === process.pid || !isAlive(pid));
  });
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, and alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
