import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ignore } from '../../scripts/lib/files.ts';
import { cmsDir, root } from '../../scripts/lib/paths.ts';
import { hashOf } from '../../scripts/lib/stale.ts';

type Env = Record<string, string>;

const CACHE_DIR = join(root, '.data', 'test-cache');
/** Longer than a test run that still copies from it. */
const KEEP_FOR = 2 * 60 * 60 * 1000;
const INPUTS = ['config', 'seed', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The admin's own pages leave no trace in the data. */
const leavesNoTrace: Ignore = (name) => name === 'admin';

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
export async function seededDataDir(env: Env): Promise<string> {
  const key = (await hashOf(cmsDir, INPUTS, leavesNoTrace)).slice(0, 16);
  const cached = join(CACHE_DIR, key);
  if (existsSync(cached)) return cached;

  process.stdout.write('Seeding a content service for the tests (once for each change of it)…\n');
  const workDir = await mkdtemp(join(tmpdir(), 'salve-seed-'));
  // Whoever starts a service on a copy brings an administrator of their own.
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...shared } = env;
  await seed({ ...shared, DATA_DIR: workDir });

  await mkdir(CACHE_DIR, { recursive: true });
  // Renamed into place, so that an interrupted copy is never taken for a whole one.
  const unfinished = join(CACHE_DIR, `${key}.unfinished-${process.pid}`);
  await cp(workDir, unfinished, { recursive: true });
  try {
    await rename(unfinished, cached);
  } catch (error) {
    // Another run may have finished first: its copy is as good as ours.
    if (!existsSync(cached)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldCopies();
  await rm(workDir, { recursive: true, force: true });
  return cached;
}

async function removeOldCopies(): Promise<void> {
  for (const name of await readdir(CACHE_DIR)) {
    const copy = join(CACHE_DIR, name);
    const { mtimeMs } = await stat(copy);
    if (Date.now() - mtimeMs > KEEP_FOR) await rm(copy, { recursive: true, force: true });
  }
}
