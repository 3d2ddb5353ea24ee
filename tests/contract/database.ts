import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, type RawBuilder, SqliteDialect } from 'kysely';
import pg from 'pg';
import { patienceMs } from '../support/patience.ts';
import type { ContentService } from './content-service.ts';

type Data = Pick<ContentService, 'dataDir' | 'databaseUrl'>;

/** A moment as Strapi stores it. */
export const moment = ({ databaseUrl }: Data, date: Date) => (databaseUrl ? date : date.getTime());

/** Does in a service's database what no call can do, such as moving a moment into the past. */
export async function inDatabase<Row>(data: Data, statement: RawBuilder<Row>): Promise<Row[]> {
  const db = new Kysely<unknown>({ dialect: dialectOf(data) });
  try {
    return (await statement.execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

function dialectOf({ dataDir, databaseUrl }: Data) {
  if (databaseUrl) {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) });
  }
  const database = new Sqlite(join(dataDir, 'content.db'), { timeout: patienceMs });
  return new SqliteDialect({ database });
}
