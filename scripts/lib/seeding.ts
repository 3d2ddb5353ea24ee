import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { cmsEnv, type Settings } from './settings.ts';
import { readStamp, writeStamp } from './stale.ts';

/** Fills an empty database with the sample content; one that has content is left alone. */
export async function ensureSeeded(settings: Settings, progress: Progress) {
  const known = await readStamp(stampFileOf(settings));
  if (known !== undefined && known === (await identityOf(settings))) return;

  await progress.step('Filling the database with the sample content', async (note) => {
    try {
      await run('npm', ['run', '--silent', 'seed', '--prefix', cmsDir], {
        env: cmsEnv(settings),
        onLine: (line) => note(line),
      });
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      throw new Problem(
        'The sample content could not be stored. "npm run seed" shows the same failure on its own.',
        error.tail,
      );
    }
  });
  await markSeeded(settings);
}

/** Remembers this database as one that was filled, be it now or before it was saved. */
export async function markSeeded(settings: Settings) {
  const identity = await identityOf(settings);
  if (identity !== undefined) await writeStamp(stampFileOf(settings), identity);
}

const stampFileOf = ({ dataDir }: Settings) => join(dataDir, 'seeded-database');

/**
 * Names this very SQLite file: one that was deleted and made again has another birth. A PostgreSQL
 * database has no such mark that could be read in an instant, so there the seed looks for itself.
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
