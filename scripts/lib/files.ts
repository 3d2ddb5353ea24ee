import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches paths of files and folders, relative to the base, that are passed over. */
export type Ignore = (path: string) => boolean;

/** Files below a folder (or the one file itself), relative to `base`, always in the same order. */
export async function* filesUnder(
  base: string,
  path: string,
  ignore: Ignore,
): AsyncGenerator<string> {
  const entries = await readdir(join(base, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (!entries) {
    yield path;
    return;
  }
  // The order of a directory listing differs between file systems.
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (ignore(child)) continue;
    if (entry.isDirectory()) yield* filesUnder(base, child, ignore);
    else if (entry.isFile()) yield child;
  }
}
