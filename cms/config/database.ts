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

/** A backup or another command may hold the file for a moment; without this, writing fails at once. */
function waitForOthers(
  connection: { pragma(source: string): unknown },
  done: (error: Error | null, connection: unknown) => void,
) {
  connection.pragma('busy_timeout = 5000');
  done(null, connection);
}

function sqlite() {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(dataDir, 'content.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: waitForOthers },
    },
  };
}

export default databaseUrl ? postgres(databaseUrl) : sqlite();
