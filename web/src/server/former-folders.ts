import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';

const formerFolders = ['shelf', 'search'];

/**
 * What versions of before December 2026 kept as files, and nobody reads any more. This can go after
 * 2027-12-01: by then nobody upgrades from one of them.
 */
export async function removeFormerFolders(dataFolder: string): Promise<void> {
  for (const name of formerFolders) {
    const path = join(dataFolder, name);
    const isFolder = await lstat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    // One that cannot be removed is in nobody's way.
    if (isFolder) await rm(path, { recursive: true }).catch(() => undefined);
  }
}
