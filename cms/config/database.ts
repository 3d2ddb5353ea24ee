import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from '../src/environment';

const { dataDir, databaseUrl, databaseSchema } = environment;

function postgres(connectionString: string) {
  return {
    connection: {
      client: 'postgres',
      connection: { connectionString, schema: databaseSchema },
      pool: { min: 0, max: 10 },
    },
  };
}

/**
 * A backup or another command may hold the file for a moment; without patience, writing fails at
 * once. In WAL mode readers and writers do not wait for each other, and a running service holds a
 * lock on the file all the time: by that a restore knows that it runs (scripts/lib/backup).
 */
function prepareConnection(
  connection: { pragma(source: string): unknown },
  done: (error: Error | null, connection: unknown) => void,
) {
  connection.pragma('busy_timeout = 5000');
  connection.pragma('journal_mode = WAL');
  done(null, connection);
}

function sqlite() {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(dataDir, 'content.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareConnection },
    },
  };
}

export default databaseUrl ? postgres(databaseUrl) : sqlite();
