import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { compilerMissing } from './native-modules.ts';

/**
 * Loads SQLite when a file is opened and not before: it is an optional dependency, and commands that
 * need none, or only say what is missing, must start without it.
 */
export function openSqlite(file: string, options?: Sqlite.Options): Sqlite.Database {
  let Database: typeof Sqlite;
  try {
    Database = createRequire(import.meta.url)('better-sqlite3');
  } catch (error) {
    throw compilerMissing('the site, SQLite,', error instanceof Error ? error.message : '');
  }
  return new Database(file, options);
}
