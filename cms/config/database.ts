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

function sqlite() {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(dataDir, 'content.db') },
      useNullAsDefault: true,
    },
  };
}

export default databaseUrl ? postgres(databaseUrl) : sqlite();
