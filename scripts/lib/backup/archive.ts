import { rename, rm, writeFile } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { CommandFailed, run } from '../run.ts';

/** Packs a folder into one file that nobody but its owner may read. */
export async function pack(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    // Before anything is in it: nobody else may read it for a moment either.
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
    await tar(['-czf', unfinished, '-C', folder, '.']);
    // Renamed into place, so that half an archive is never taken for a whole one.
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!(error instanceof CommandFailed)) throw error;
    throw new Problem(`${file} could not be written. This is what tar said:`, error.tail);
  }
}

export async function unpack(file: string, folder: string): Promise<void> {
  try {
    await tar(['-xzf', file, '-C', folder]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Problem(
      `${file} cannot be unpacked and nothing was restored: it is damaged, or no archive. Take another one.`,
      error.tail,
    );
  }
}

async function tar(args: string[]): Promise<void> {
  try {
    await run('tar', args);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Problem(
      'The program tar is not there. Install it (Debian and Ubuntu: apt-get install tar).',
    );
  }
}
