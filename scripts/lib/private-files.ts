import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What others than the owner may do with a file. */
const others = 0o077;

/**
 * Closes a folder of personal data, and what lies in it, to other users of the machine; what this
 * process and its children write from now on is closed from the start.
 */
export async function closeToOthers(folder: string): Promise<void> {
  process.umask(others);
  await mkdir(folder, { recursive: true });
  await closeAll(folder);
}

async function closeAll(path: string): Promise<void> {
  const { mode } = await lstat(path);
  // The folder before what is in it: nobody slips in meanwhile.
  if (mode & others) await chmod(path, mode & 0o700);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await closeAll(child);
    else if (entry.isFile()) await closeFile(child);
  }
}

async function closeFile(path: string): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if (mode & others) await chmod(path, mode & 0o700);
  } catch (error) {
    // Databases have files beside them that come and go.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** What in a folder others may read, the folder itself first as "."; only names of the top level. */
export async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: await modeOf(join(folder, name)) })),
  );
  return modes.filter(({ mode }) => mode & others).map(({ name }) => name);
}

const modeOf = (path: string): Promise<number> =>
  lstat(path).then(
    ({ mode }) => mode,
    () => 0,
  );
