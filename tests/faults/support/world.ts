import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { openDatabase } from '../../../web/src/outbox/database.ts';
import { whenFree } from '../../../web/src/outbox/when-free.ts';
import { type Site, startSite } from '../../browser/support/site.ts';
import { startPostgres } from '../../contract/postgres.ts';
import { printFigures } from '../../support/figures.ts';
import { patienceMs } from '../../support/patience.ts';
import { newDatabase } from '../../support/postgres/new-database.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { startTunnel, type Tunnel } from './tunnel.ts';

export const onPostgres = process.env.FAULTS_DATABASE === 'postgres';
export const engine = onPostgres ? 'PostgreSQL' : 'SQLite';

export interface World {
  /** Stands for the content service: its inbox, and one page. */
  readonly inbox: Receiver;
  readonly dataDir: string;
  /** PostgreSQL only: what the site reaches it through. */
  readonly tunnel: Tunnel | undefined;
  /** Where it has a server of its own. */
  stopPostgres(): Promise<void>;
  startSite(env?: Record<string, string>, options?: { fileLimit: number }): Promise<Site>;
  /** All that is stored, read past the site. */
  stored(): Promise<StoredSubmission[]>;
  deliveries(): Promise<{ channel: string; state: string }[]>;
  /** As if the minute were over after which others may take what a dead node had in hand. */
  endClaims(): Promise<void>;
  close(): Promise<void>;
}

export interface StoredSubmission {
  readonly reference: string;
  readonly idempotency_key: string;
  readonly fields: string;
  readonly path: string;
  readonly email: string;
  readonly suspicion: string | null;
}

/** What one test breaks: a site's data, its database and its content service. */
export async function createWorld({ ownPostgres = false } = {}): Promise<World> {
  const inbox = await startReceiver();
  const dataDir = await mkdtemp(join(tmpdir(), 'salve-faults-'));
  const postgres = ownPostgres ? await startPostgres() : undefined;
  const databaseUrl = onPostgres
    ? await newDatabase(postgres?.url ?? inject('postgresUrl'))
    : undefined;
  const tunnel = databaseUrl ? await startTunnel(databaseUrl) : undefined;
  const port = await freePort();
  let isPostgresUp = true;

  async function read<T>(ask: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
    const opened = await openDatabase({ databaseUrl, dataFolder: dataDir });
    try {
      return await ask(opened);
    } finally {
      await opened.db.destroy();
    }
  }
  async function stopPostgres() {
    if (isPostgresUp) await postgres?.stop();
    isPostgresUp = false;
  }

  return {
    inbox,
    dataDir,
    tunnel,
    stopPostgres,
    startSite: (env = {}, options) =>
      startSite({
        ...options,
        content: {
          url: inbox.url,
          token: 'content-token-of-the-tests',
          hookSecret: 'hook-secret-of-the-tests',
        },
        port,
        dataDir,
        env: {
          INBOX_TOKEN: 'inbox-token-of-the-tests',
          TRUST_PROXY: 'true',
          ...(tunnel && { DATABASE_URL: tunnel.url }),
          ...env,
        },
      }),
    stored: () =>
      read(({ db }) =>
        db
          .selectFrom('submission')
          .select(['reference', 'idempotency_key', 'fields', 'path', 'email', 'suspicion'])
          .execute(),
      ),
    deliveries: () =>
      read(({ db }) => db.selectFrom('delivery').select(['channel', 'state']).execute()),
    endClaims: () =>
      read(async ({ db }) => {
        const end = db
          .updateTable('delivery')
          .set({ claimed_until: new Date().toISOString() })
          .where('claimed_until', 'is not', null);
        // The site that was started meanwhile writes too.
        await whenFree(() => end.execute(), patienceMs);
      }),
    async close() {
      await tunnel?.close();
      await stopPostgres();
      await inbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The figures that a fault test ends with. */
export const report = (test: string, figures: Record<string, number>) =>
  printFigures(`${test} (${engine})`, figures);
