import type Sqlite from 'better-sqlite3';
import { openSqlite } from '../open-sqlite.ts';

export type RowCounts = Record<string, number>;

/** How long a program that writes may hold the file before the copy gives up. */
const patienceMs = 20_000;

/** A whole database as it was at one moment, also while a program writes into it. */
export function copyDatabase(from: string, to: string): void {
  const database = openSqlite(from, { timeout: patienceMs });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

export function countRows(file: string): RowCounts {
  return reading(file, (database) => {
    const names = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .pluck()
      .all() as string[];
    return Object.fromEntries(
      names.map((name) => [
        name,
        database.prepare(`select count(*) from "${name}"`).pluck().all()[0] as number,
      ]),
    );
  });
}

/** SQLite's own words about what is damaged; undefined when nothing is. */
export function damageOf(file: string): string | undefined {
  return reading(file, (database) => {
    const said = String(database.prepare('pragma integrity_check(1)').pluck().all()[0]);
    return said === 'ok' ? undefined : said;
  });
}

/**
 * Whether a program has the file open: in WAL mode each holds a lock on it for as long as it runs,
 * and a lock is gone with its process, however that ended.
 */
export function isInUse(file: string): boolean {
  const database = openSqlite(file, { timeout: 0 });
  try {
    // Not prepared: a statement would hold the file, and the lock, beyond its closing.
    database.exec('pragma locking_mode = EXCLUSIVE');
    database.exec('begin exclusive');
    database.exec('rollback');
    return false;
  } catch (error) {
    // What is damaged is in nobody's use, and a restore is what its owner wants.
    return (error as { code?: string }).code === 'SQLITE_BUSY';
  } finally {
    database.close();
  }
}

function reading<T>(file: string, read: (database: Sqlite.Database) => T): T {
  const database = openSqlite(file, { readonly: true, timeout: patienceMs });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
