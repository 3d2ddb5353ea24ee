import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ignore } from '../../scripts/lib/files.ts';
import { cmsDir, root } from '../../scripts/lib/paths.ts';
import { cmsEnv, loadSettings } from '../../scripts/lib/settings.ts';
import { hashOf } from '../../scripts/lib/stale.ts';
import { madeOnce } from '../support/made-once.ts';
import { isEverything } from '../support/scope.ts';
import { withTempDir } from '../support/temp-dir.ts';
import { copyToPostgres } from './copy-to-postgres.ts';

type Env = Readonly<Record<string, string | undefined>>;

const CACHE_DIR = join(root, '.data', 'test-cache');
const INPUTS = ['config', 'seed', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The admin's own pages leave no trace in the data. */
const leavesNoTrace: Ignore = (path) => path === join('src', 'admin');

/** Runs the seed command and answers with what it printed. */
export async function seed(env: Env, ...args: string[]): Promise<string> {
  const program = join(cmsDir, 'dist', 'seed', 'index.js');
  if (!existsSync(program)) {
    throw new Error('The content service is not compiled: run npm run compile in cms/ first.');
  }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: cmsDir,
    env,
  });
  return stdout;
}

/**
 * A SQLite database and its files, freshly seeded. Seeding takes most of a minute, so the result is
 * kept under the hash of everything that it is made from.
 */
export async function seededDataDir(): Promise<string> {
  const key = (await hashOf(cmsDir, INPUTS, leavesNoTrace)).slice(0, 16);
  return madeOnce(join(CACHE_DIR, key), (folder) =>
    // The secrets are of this moment: whoever starts a service on a copy has others.
    withTempDir(async (settingsDir) => {
      const settings = await loadSettings({ PATH: process.env.PATH ?? '', DATA_DIR: settingsDir });
      const {
        ADMIN_EMAIL: _email,
        ADMIN_PASSWORD: _password,
        DATABASE_URL: _url,
        ...env
      } = cmsEnv(settings);
      await seed({ ...env, DATA_DIR: folder });
    }),
  );
}

/** Fills the data of a service that has not been started yet. */
export async function fillWithSamples(
  env: Env,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<void> {
  // That the command fills PostgreSQL too is proved where there is time for it.
  if (databaseUrl && isEverything) {
    await seed(env);
    return;
  }
  await cp(await seededDataDir(), dataDir, { recursive: true });
  if (!databaseUrl) return;
  const copied = join(dataDir, 'content.db');
  await seed(env, '--empty');
  await copyToPostgres(copied, databaseUrl);
  await rm(copied);
}
