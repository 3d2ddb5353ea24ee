import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

export function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('.').map(Number));
  for (const part of [0, 1, 2]) {
    const difference = (have?.[part] ?? 0) - (want?.[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The floor stands in package.json only, so that npm's own warning and ours agree. */
export async function requireNodeVersion(version = process.versions.node) {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const floor = engines.node.replace('>=', '');
  if (!isAtLeast(version, floor)) {
    throw new Problem(
      `Salve needs Node ${floor} or newer and this is Node ${version}. Install a current LTS release from nodejs.org.`,
    );
  }
}
