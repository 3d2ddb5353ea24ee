import { join } from 'node:path';
import { filesUnder } from './files.ts';
import { bin, cacheDir, root } from './paths.ts';
import { Problem } from './problem.ts';
import { CommandFailed, run } from './run.ts';

interface Cruise {
  modules: { source: string }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; comment?: string }[];
  };
}

/** Holds the layers of docs/architecture.md; the rules are in .dependency-cruiser.cjs. */
export async function checkLayers() {
  const cruise = JSON.parse(await cruiseJson()) as Cruise;
  await requireEverythingSeen(cruise);
  const { violations } = cruise.summary;
  if (violations.length === 0) return;
  throw new Problem(
    'These imports break the layers (docs/architecture.md, "Who may import whom"):',
    violations.map(({ rule, from, to }) => `  ${rule.name}: ${from} → ${to}`).join('\n'),
  );
}

async function cruiseJson(): Promise<string> {
  try {
    return await run(bin('depcruise'), [
      ...['--output-type', 'json'],
      ...['--cache', join(cacheDir, 'layers'), '--cache-strategy', 'content'],
      'web/src',
    ]);
  } catch (error) {
    // Violations end it with a code other than 0; they are in the JSON all the same.
    if (error instanceof CommandFailed && error.output.includes('"violations"'))
      return error.output;
    throw error;
  }
}

/**
 * dependency-cruiser passes over files that its TypeScript cannot parse, and then finds nothing
 * wrong. A check that looks at nothing must not be green.
 */
async function requireEverythingSeen(cruise: Cruise) {
  const seen = new Set(cruise.modules.map((module) => module.source));
  const unseen: string[] = [];
  for await (const file of filesUnder(root, 'web/src', () => false)) {
    if (/\.tsx?$/.test(file) && !seen.has(file)) unseen.push(file);
  }
  if (unseen.length > 0) {
    throw new Problem('The layer check did not look at these files:', unseen.join('\n'));
  }
}
