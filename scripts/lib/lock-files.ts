import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completed, type LockFile, missingPackages, withoutAddress } from './lock-file.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

const files = ['package-lock.json', 'cms/package-lock.json'];

export async function requireCompleteLocks() {
  const lines: string[] = [];
  for (const file of files) {
    const lock = await read(file);
    lines.push(...missingPackages(lock).map(({ path }) => `  ${file} leaves out ${path}`));
    // npm drops them all at once.
    const { length } = withoutAddress(lock);
    if (length > 0) lines.push(`  ${file} does not say where ${length} packages lie`);
  }
  if (lines.length === 0) return;
  throw new Problem('The lock files are incomplete. "npm run locks" mends that:', lines.join('\n'));
}

/** Answers how many gaps were filled in each file. */
export async function completeLocks() {
  const added: { file: string; count: number }[] = [];
  for (const file of files) {
    const lock = await read(file);
    const count = missingPackages(lock).length + withoutAddress(lock).length;
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
