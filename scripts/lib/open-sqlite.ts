import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { sqliteMissing } from './native-modules.ts';

interface Options {
  /** How long to wait for another program that writes, in milliseconds. */
  timeout: number;
  readonly?: boolean;
}

/**
 * Opens a SQLite file that is there. Loads SQLite then and not before: commands that need none must
 * start without it. libsql, which stands in better-sqlite3's place, would make a missing file and
 * knows no `readonly`.
 */
export function openSqlite(file: string, { timeout, readonly }: Options): Sqlite.Database {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let Database: typeof Sqlite;
  try {
    Database = createRequire(import.meta.url)('better-sqlite3');
  } catch (error) {
    throw sqliteMissing(error);
  }
  const database = new Database(file, { timeout });
  if (readonly) database.pragma('query_only = ON');
  return database;
}
