import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import { unansweredSearches } from './migrations/0002-unanswered-searches.ts';

const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-unanswered-searches': unansweredSearches,
};

/** Makes the tables that are missing: all of them or none, by one program at a time. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  engine: 'sqlite' | 'postgres',
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The content service may live in the same database, with tables of its own.
    migrationTableName: 'outbox_migration',
    migrationLockTableName: 'outbox_migration_lock',
  });
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;

  const toLatest = async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  };
  if (engine === 'postgres') return toLatest();
  // On SQLite the migrator has neither a lock nor a transaction of its own.
  await sql`begin immediate`.execute(db);
  try {
    await toLatest();
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}
