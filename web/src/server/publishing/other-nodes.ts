import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { anything, type Change } from '../../content/change.ts';

export interface OtherNodesOptions {
  /** PostgreSQL carries the news between all that are connected to it. */
  readonly databaseUrl: string;
  /** Another node tells of a change. */
  readonly onChange: (change: Change) => void;
  readonly onError: (error: unknown) => void;
  readonly checkMs?: number;
}

export interface OtherNodes {
  start(): void;
  tell(change: Change): void;
  stop(): void;
}

const channel = 'salve_content_changed';
const connectMs = 3000;
const answerMs = 5000;
const reconnectMs = 2000;
/** A connection that was cut off in silence is noticed after this. */
const usualCheckMs = 15_000;

const message = z.object({
  teller: z.string(),
  change: z.object({
    model: z.string().optional(),
    documentId: z.string().optional(),
    slug: z.string().optional(),
    locale: z.string().optional(),
    picture: z.string().optional(),
    isWithdrawn: z.boolean().optional(),
  }),
});

/** During an upgrade a node of another version may speak: whatever it says, something has changed. */
function read(payload: string): z.output<typeof message> {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return { teller: '', change: anything };
  }
}

/**
 * The content service tells one node of a change, and that one tells the others. A node that was
 * not connected may have missed something: once it is again, it takes everything for changed.
 */
export function createOtherNodes({
  databaseUrl,
  onChange,
  onError,
  checkMs = usualCheckMs,
}: OtherNodesOptions): OtherNodes {
  const self = randomUUID();
  let connected: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
    });
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost || isStopped) return;
      isLost = true;
      connected = undefined;
      clearTimeout(timer);
      client.end().catch(() => undefined);
      onError(error);
      timer = setTimeout(connect, reconnectMs);
    };
    const check = () => {
      timer = setTimeout(() => client.query('select 1').then(check, lose), checkMs);
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('PostgreSQL has ended the connection.')));
    client.on('notification', ({ payload = '' }) => {
      const { teller, change } = read(payload);
      if (teller !== self) onChange(change);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      lose(error);
      return;
    }
    if (isLost) return;
    if (isStopped) return void client.end();
    connected = client;
    check();
    onChange(anything);
  }

  return {
    start: () => void connect(),
    tell(change) {
      if (!connected) return onError(new Error('The other nodes are out of reach.'));
      const news = JSON.stringify({ teller: self, change });
      connected.query('select pg_notify($1, $2)', [channel, news]).catch(onError);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      void connected?.end();
    },
  };
}
