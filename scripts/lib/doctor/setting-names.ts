import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Names that nobody reads: most often a typing mistake, and the setting is without effect. */
export async function checkSettingNames({ env }: Pick<Settings, 'env'>): Promise<Finding[]> {
  const written = await readFile(join(root, '.env'), 'utf8').catch(() => undefined);
  const example = await readFile(join(root, '.env.example'), 'utf8');
  return [
    ...(written === undefined
      ? [good('There is no .env: defaults and the environment are used.')]
      : namesIn(written, example)),
    ...namesLike(Object.keys(env), written ?? '', example),
  ];
}

export function namesIn(env: string, example: string): Finding[] {
  const known = Object.keys(parseEnv(example));
  const unknown = Object.keys(parseEnv(env)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return [good('Every name in .env is one that is read.')];
  return unknown.map((name) => {
    const near = nearest(name, known, 3);
    return wrong(
      `.env sets ${name}, which nobody reads${near ? `: ${near} is meant?` : '.'} .env.example lists the names.`,
    );
  });
}

/**
 * The environment holds names of many programs: only one that nearly is one of ours is told, and
 * none that is so short that another could be like it by chance.
 */
export function namesLike(names: readonly string[], written: string, example: string): Finding[] {
  const known = Object.keys(parseEnv(example));
  const elsewhere = new Set([...known, ...Object.keys(parseEnv(written))]);
  const long = known.filter((name) => name.length >= 8);
  return names
    .filter((name) => !elsewhere.has(name))
    .flatMap((name) => {
      const near = nearest(name, long, 2);
      return near
        ? [wrong(`The environment sets ${name}, which nobody reads: ${near} is meant?`)]
        : [];
    });
}

function nearest(name: string, known: readonly string[], limit: number): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(name, candidate) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= limit ? best.candidate : undefined;
}

/** How many letters to add, drop or change to get from one to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
