import pg from 'pg';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { createPostgresPool, type Patience } from '../../outbox/postgres-pool.ts';

export interface SharedCountOptions {
  readonly databaseUrl: string;
  readonly table: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
  /** Counts while the database is away. */
  readonly otherwise: RateLimiterAbstract;
  readonly onError: (error: unknown) => void;
  readonly patience?: Patience | undefined;
}

export interface SharedCount {
  limiter(): Promise<RateLimiterAbstract>;
  stop(): Promise<void>;
}

/** A visitor waits for this before the message is even looked at. */
const usualPatience: Patience = { connectMs: 1000, queryMs: 1000 };
const cleanEveryMs = 60_000;
/**
 * Of two nodes that make the table at once, PostgreSQL refuses one, whatever "if not exists" says:
 * the table, or its type, is there already. The limiter itself forgives only the third way of saying it.
 */
const madeByAnother = new Set(['42P07', '42710']);

/** Counts in PostgreSQL, for all nodes together. The database may be away at any time. */
export function createSharedCount(options: SharedCountOptions): SharedCount {
  const { databaseUrl, table, points, duration, otherwise, onError } = options;
  const pool = createPostgresPool(databaseUrl, options.patience ?? usualPatience);
  let opening: Promise<RateLimiterPostgres> | undefined;

  async function query(text: string, values: readonly unknown[] = []) {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }
  const storeClient = {
    query: ({ text, values }: { text: string; values?: readonly unknown[] }) => query(text, values),
  };

  /** Makes its table when it is not there, and comes back once that is done. */
  function open(): Promise<RateLimiterPostgres> {
    return new Promise((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        {
          storeClient,
          storeType: 'client',
          tableName: table,
          keyPrefix: '',
          points,
          duration,
          insuranceLimiter: otherwise,
          // Its own cleaning would leave everything for an hour.
          clearExpiredByTimeout: false,
        },
        (error) => (error ? reject(error) : resolve(limiter)),
      );
    });
  }

  const openAgain = (error: unknown) => {
    const isThereNow = error instanceof pg.DatabaseError && madeByAnother.has(error.code ?? '');
    if (!isThereNow) throw error;
    return open();
  };
  const opened = () => {
    opening ??= open()
      .catch(openAgain)
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  async function clean() {
    await opened();
    await query(`delete from "${table}" where expire < $1`, [Date.now()]);
  }
  const cleaning = setInterval(() => clean().catch(onError), cleanEveryMs);
  cleaning.unref();

  return {
    limiter: () => opened().catch(() => otherwise),
    async stop() {
      clearInterval(cleaning);
      await pool.end();
    },
  };
}
