import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells one build from another, and what pages are drawn with: pages of two do not mix. */
export async function buildIdOf(
  serverFolder: string,
  browserFolder: string,
  drawnWith: unknown,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(drawnWith));
  const programs = await readdir(serverFolder, { recursive: true });
  for (const name of programs.filter((one) => one.endsWith('.js')).sort()) {
    hash.update(await readFile(join(serverFolder, name)));
  }
  hash.update(await readFile(join(browserFolder, 'manifest.json')));
  return hash.digest('hex').slice(0, 32);
}
