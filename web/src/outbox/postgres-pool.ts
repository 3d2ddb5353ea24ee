import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface Patience {
  readonly connectMs: number;
  readonly queryMs: number;
}

/** Below the time after which the browser gives up: a visitor hears of a failure. */
const usualPatience: Patience = { connectMs: 3000, queryMs: 5000 };

/** Connections to PostgreSQL. One that failed to answer is not used again. */
export function createPostgresPool(
  connectionString: string,
  { connectMs, queryMs } = usualPatience,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
  });
  // A server that goes away breaks connections, idle ones and ones that wait between two queries;
  // unheard, either would end the program. The next query on one fails and tells whoever asked.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => usedUntilItFails(await pool.connect()),
    end: () => pool.end(),
  };
}

/**
 * An error that is no answer of the server, such as a time-out, leaves a connection of which nobody
 * knows what it does: a transaction may still be open, and whoever came next would read in it what
 * was never committed.
 */
function usedUntilItFails(client: pg.PoolClient): PostgresPoolClient {
  let failure: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (failure !== undefined) throw failure;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) failure = error;
      throw error;
    }
  };
  return {
    // Only queries in words are asked; the other form is for cursors.
    query: query as pg.PoolClient['query'],
    release: () => client.release(failure !== undefined),
  };
}
