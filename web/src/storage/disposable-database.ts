import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { z } from 'zod';

export interface DisposableDatabaseOptions {
  /** `:memory:` for one that ends with the program. */
  readonly file: string;
  readonly tables: string;
  /** What else its content depends on: with another one it begins anew. */
  readonly version: string;
  /** Called when the disk takes nothing, or what lay there was damaged. What it throws is thrown. */
  readonly onError: (error: unknown) => void;
}

type Value = string | number | bigint | null | Buffer;

/** Beside a database of some hundred megabytes: what was written last, until it is in there. */
const journalBytes = 64 * 1024 * 1024;

/**
 * A SQLite file whose content can be made again. An error costs time and never an answer: what was
 * asked is answered by `otherwise`, and a damaged file is thrown away.
 */
export function createDisposableDatabase(options: DisposableDatabaseOptions) {
  const { file, onError } = options;
  let database: Sqlite.Database | undefined;
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();

  function opened(): Sqlite.Database {
    database ??= openCurrent(options);
    return database;
  }

  function statement(sql: string): Sqlite.Statement<unknown[]> {
    const known = statements.get(sql) ?? opened().prepare(sql);
    statements.set(sql, known);
    return known;
  }

  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) {
        statements.clear();
        database = undefined;
        removeDatabase(file);
      }
      onError(error);
      return otherwise;
    }
  }

  return {
    attempt,
    /** Whole or not at all. */
    write: <T>(work: () => T, otherwise: T): T =>
      attempt(() => opened().transaction(work)(), otherwise),
    run: (sql: string, ...values: Value[]) => statement(sql).run(...values),
    first<Row>(row: z.ZodType<Row>, sql: string, ...values: Value[]): Row | undefined {
      const found = statement(sql).get(...values);
      return found === undefined ? undefined : row.parse(found);
    },
    all: <Row>(row: z.ZodType<Row>, sql: string, ...values: Value[]): Row[] =>
      statement(sql)
        .all(...values)
        .map((found) => row.parse(found)),
    close(): void {
      statements.clear();
      database?.close();
      database = undefined;
    },
  };
}

export type DisposableDatabase = ReturnType<typeof createDisposableDatabase>;

function openCurrent({ file, tables, version }: DisposableDatabaseOptions): Sqlite.Database {
  const expected = createHash('sha256').update(`${version}\n${tables}`).digest().readInt32BE();
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const existing = openIfCurrent(file, expected);
  if (existing) return existing;
  removeDatabase(file);
  const database = configured(new Sqlite(file));
  database.exec(tables);
  database.pragma(`user_version = ${expected}`);
  return database;
}

function openIfCurrent(file: string, expected: number): Sqlite.Database | undefined {
  if (!existsSync(file)) return undefined;
  const database = new Sqlite(file);
  try {
    const [found] = configured(database).pragma('user_version') as { user_version: number }[];
    if (found?.user_version === expected) return database;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  database.close();
  return undefined;
}

/** A power cut may cost the latest changes, never the whole. */
function configured(database: Sqlite.Database): Sqlite.Database {
  database.pragma('journal_mode = WAL');
  database.pragma(`journal_size_limit = ${journalBytes}`);
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  return database;
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_CORRUPT' || error.code === 'SQLITE_NOTADB');
