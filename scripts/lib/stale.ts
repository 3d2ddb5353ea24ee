import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesUnder, type Ignore } from './files.ts';

/** One hash over the names and contents of files and whole folders, given relative to `base`. */
export async function hashOf(base: string, paths: string[], ignore: Ignore): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesUnder(base, path, ignore)) {
      const content = await readFile(join(base, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * A stamp lies inside the result that it describes, so that deleting the result deletes the stamp.
 */
export async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

export async function writeStamp(file: string, stamp: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}
