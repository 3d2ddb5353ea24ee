import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { OutboxTables } from '../../../web/src/outbox/database.ts';
import { createPostgresPool } from '../../../web/src/outbox/postgres-pool.ts';
import { countWaiting, type Waiting } from '../../../web/src/outbox/waiting.ts';
import { outboxFile } from '../backup/contents.ts';
import { openSqlite } from '../open-sqlite.ts';
import type { Settings } from '../settings.ts';
import { doubtful, type Finding, good, wrong } from './finding.ts';

/** What visitors have sent and nobody has received yet. */
export async function checkDeliveries(settings: Settings): Promise<Finding[]> {
  const { env, dataDir } = settings;
  const file = join(dataDir, outboxFile);
  // That it is missing is told by the check of the databases.
  if (!env.DATABASE_URL && !existsSync(file)) return [];
  const engine = env.DATABASE_URL ? 'postgres' : 'sqlite';
  let db: Kysely<OutboxTables> | undefined;
  try {
    const dialect = env.DATABASE_URL
      ? new PostgresDialect({ pool: createPostgresPool(env.DATABASE_URL) })
      : readingSqlite(file);
    // Not `openDatabase`: whoever looks must not change the tables.
    db = new Kysely<OutboxTables>({ dialect });
    return sentences(await countWaiting({ db, engine }));
  } catch {
    return [doubtful('The deliveries could not be counted: see what is said of the database.')];
  } finally {
    await db?.destroy();
  }
}

const readingSqlite = (file: string) =>
  new SqliteDialect({ database: openSqlite(file, { readonly: true, timeout: 5000 }) });

function sentences(waiting: readonly Waiting[]): Finding[] {
  if (waiting.length === 0) return [good('Every submission has been delivered.')];
  return waiting.map(({ channel, state, count }) => {
    const deliveries = `${count} ${count === 1 ? 'delivery' : 'deliveries'} to ${channel}`;
    return state === 'stuck'
      ? wrong(
          `${deliveries} failed again and again, and ${count === 1 ? 'is' : 'are'} tried about hourly. Mend the channel; "npm run submissions -- list" names them, and "resend REF" sends at once.`,
        )
      : doubtful(`${deliveries} ${count === 1 ? 'waits' : 'wait'} for the next attempt.`);
  });
}
