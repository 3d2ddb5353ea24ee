import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { inject } from 'vitest';
import { isDecided } from '../../scripts/lib/seeding.ts';
import { withTempDir } from '../support/temp-dir.ts';
import { seed, seededDataDir } from './sample-data.ts';

export interface Database {
  change(sql: string): void;
  count(table: string): number;
  isDecided(): boolean;
  /** Answers with what the command printed; a refusal is thrown. */
  seed(...flags: string[]): Promise<string>;
}

/** The sample's database as a run leaves it that broke off before its end. */
export const withUndecided = (use: (database: Database) => Promise<void>): Promise<void> =>
  withTempDir(async (dataDir) => {
    await cp(await seededDataDir(), dataDir, { recursive: true });
    const inFile = <T>(work: (file: Sqlite.Database) => T): T => {
      const file = new Sqlite(join(dataDir, 'content.db'));
      try {
        return work(file);
      } finally {
        file.close();
      }
    };
    const change = (sql: string) => inFile((file) => file.exec(sql));
    change("delete from strapi_core_store_settings where key = 'core_seed_completed'");
    const { DATABASE_URL: _url, ...env } = inject('service').env;
    await use({
      change,
      count: (table) =>
        inFile((file) => Number(file.prepare(`select count(*) from "${table}"`).pluck().all()[0])),
      isDecided: () => isDecided(dataDir),
      seed: (...flags) => seed({ ...env, DATA_DIR: dataDir }, ...flags),
    });
  });
