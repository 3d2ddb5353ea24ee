import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { cmsEnv, type Settings } from './settings.ts';
import { readStamp, writeStamp } from './stale.ts';

/** What a start puts into a database that it finds new. Unsaid: what suits the database. */
export type Contents = 'sample' | 'empty' | undefined;

/** In place of a database's name: whatever file is there, nobody wants it filled. */
const leftEmpty = 'empty';

/**
 * Fills a new database with the sample content; one that has content is left alone. PostgreSQL is
 * where an agency keeps its own: a mistyped DATABASE_URL must not show an invented one to the world,
 * so there it is filled only when somebody asks for it.
 */
export async function ensureSeeded(
  settings: Settings,
  progress: Progress,
  contents: Contents,
  fill = runSeed,
) {
  if (contents === 'empty') return writeStamp(stampFileOf(settings), leftEmpty);
  if (contents === undefined && (await isFilledOrOurs(settings))) return;

  await progress.step('Filling the database with the sample content', (note) =>
    fill(settings, note),
  );
  await markSeeded(settings);
}

async function runSeed(settings: Settings, note: (line: string) => void) {
  try {
    await run('npm', ['run', '--silent', 'seed', '--prefix', cmsDir], {
      env: cmsEnv(settings),
      onLine: note,
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Problem(
      'The sample content could not be stored. "npm run seed" shows the same failure on its own.',
      error.tail,
    );
  }
}

/** Remembers this database as one that was filled, be it now or before it was saved. */
export async function markSeeded(settings: Settings) {
  const identity = await identityOf(settings);
  if (identity !== undefined) await writeStamp(stampFileOf(settings), identity);
}

async function isFilledOrOurs(settings: Settings): Promise<boolean> {
  if (settings.env.DATABASE_URL) return true;
  const known = await readStamp(stampFileOf(settings));
  if (known === undefined) return false;
  return known === leftEmpty || known === (await identityOf(settings));
}

const stampFileOf = ({ dataDir }: Settings) => join(dataDir, 'seeded-database');

/**
 * Names this very SQLite file: one that was deleted and made again has another birth.
 */
export async function identityOf({ env, dataDir }: Settings): Promise<string | undefined> {
  if (env.DATABASE_URL) return undefined;
  try {
    const { ino, birthtimeMs } = await stat(join(dataDir, 'content.db'));
    return createHash('sha256').update(`${ino} ${birthtimeMs}`).digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
