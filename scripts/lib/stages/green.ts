import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import { reportsDir } from './runners.ts';

/** The tree that is checked out; undefined where something differs from it or there is no git. */
export async function cleanTree(): Promise<string | undefined> {
  try {
    if ((await run('git', ['status', '--porcelain'])).trim() !== '') return undefined;
    return (await run('git', ['rev-parse', 'HEAD^{tree}'])).trim();
  } catch {
    return undefined;
  }
}

/** Says of which tree a whole line was seen green, for whoever asks whether a commit was proved. */
export async function noteGreen(tree: string, line: string): Promise<void> {
  const note = { tree, line, at: new Date().toISOString(), node: process.version };
  await writeFile(join(reportsDir, 'green.json'), `${JSON.stringify(note, null, 2)}\n`);
}
