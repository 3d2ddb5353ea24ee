import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from './open-sqlite.ts';
import { cmsDir } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';
import { cmsEnv, type Settings } from './settings.ts';

/** What a start puts into a database that it finds new. Unsaid: what suits the database. */
export type Contents = 'sample' | 'empty' | undefined;

/** What the seed command is told; cms/seed/index.ts says what each does. */
export type SeedFlags = readonly ('--empty' | '--if-new')[];

/**
 * Fills a new database with the sample content; one that has content is left alone, which the seed
 * command sees to. Nobody must find an invented agency on the web because of a mistyped
 * DATABASE_URL: PostgreSQL is filled only when somebody asks for it, SQLite never unasked under a
 * public address.
 */
export async function ensureSeeded(
  settings: Settings,
  progress: Progress,
  contents: Contents,
  seed = runSeed,
) {
  const { env, dataDir, siteUrl } = settings;
  const fill = (title: string, flags: SeedFlags) =>
    progress.step(title, (note) => seed(settings, flags, note));

  if (contents === 'sample') return fill('Filling the database with the sample content', []);
  if (env.DATABASE_URL || isDecided(dataDir)) return;
  if (contents === 'empty') return fill('Making an empty database', ['--empty']);
  if (!siteUrl.startsWith('https:')) {
    return fill('Filling the database with the sample content', ['--if-new']);
  }
  if (existsSync(contentFileIn(dataDir))) return;
  progress.say(
    'The database is new, and empty because SITE_URL is public. "npm start -- --sample" fills it with the sample agency.',
  );
}

async function runSeed(settings: Settings, flags: SeedFlags, note: (line: string) => void) {
  try {
    await run('npm', ['run', '--silent', 'seed', '--prefix', cmsDir, '--', ...flags], {
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

const contentFileIn = (dataDir: string) => join(dataDir, 'content.db');

/** Whether this database was filled, or is meant to stay as it is: see cms/seed/marker.ts. */
export function isDecided(dataDir: string): boolean {
  const file = contentFileIn(dataDir);
  if (!existsSync(file)) return false;
  const database = openSqlite(file, { readonly: true, timeout: 5_000 });
  try {
    const settingsTable = database
      .prepare("select 1 from sqlite_master where name = 'strapi_core_store_settings'")
      .get();
    if (!settingsTable) return false;
    return Boolean(
      database
        .prepare("select 1 from strapi_core_store_settings where key = 'core_seed_completed'")
        .get(),
    );
  } finally {
    database.close();
  }
}
