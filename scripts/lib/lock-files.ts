import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completed, type LockFile, missingPackages, withoutAddress } from './lock-file.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

const files = ['package-lock.json', 'cms/package-lock.json'];

export async function requireCompleteLocks() {
  const incomplete: string[] = [];
  for (const file of files) {
    incomplete.push(...gapsIn(await read(file)).map((path) => `  ${file}: ${path}`));
  }
  if (incomplete.length === 0) return;
  throw new Problem(
    'The lock files leave out packages of other platforms, or where a package lies. "npm run locks" adds it:',
    incomplete.join('\n'),
  );
}

const gapsIn = (lock: LockFile) => [
  ...missingPackages(lock).map(({ path }) => path),
  ...withoutAddress(lock),
];

/** Answers how many gaps were filled in each file. */
export async function completeLocks() {
  const added: { file: string; count: number }[] = [];
  for (const file of files) {
    const lock = await read(file);
    const count = gapsIn(lock).length;
    if (count > 0) {
      await writeFile(join(root, file), `${JSON.stringify(completed(lock), undefined, 2)}\n`);
    }
    added.push({ file, count });
  }
  return added;
}

async function read(file: string) {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as LockFile;
}
