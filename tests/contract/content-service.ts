import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../scripts/lib/children.ts';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { cmsHeap, frugalMemory } from '../../scripts/lib/settings.ts';
import { waitFor } from '../../scripts/lib/wait-for.ts';
import { patienceMs } from '../support/patience.ts';
import { fillWithSamples } from './sample-data.ts';

export interface ContentService {
  url: string;
  pid: number;
  /** The site's read-only key. */
  token: string;
  /** May fill the inbox and nothing else. */
  inboxToken: string;
  hookSecret: string;
  adminEmail: string;
  adminPassword: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The environment it runs in, for running its other commands on the same data. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export interface ContentServiceOptions {
  /** postgres://… of an empty database; without it, SQLite. */
  databaseUrl?: string;
  /** Where the service announces changed contents. */
  siteUrl?: string;
  port?: number;
  /** How often the schedule is looked at. */
  scheduleSeconds?: number;
  /** Settings that differ; an empty one is not set. */
  env?: Record<string, string>;
  /** Hears what it writes. */
  onLine?: (line: string) => void;
  /** SQLite only: changes the data before the service starts on it. */
  beforeStart?: (dataDir: string) => void | Promise<void>;
}

/** The sites of the tests know it too: the one who signs links and the one who reads them agree. */
export const previewSecret = 'preview-secret-of-the-tests';

const secret = () => randomBytes(24).toString('hex');

/** Starts the compiled content service, full of the sample content, on data of its own. */
export async function startContentService(
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'salve-content-'));
  const adminEmail = 'admin@salve.example';
  const adminPassword = `Aa1-${secret()}`;
  const token = secret();
  const inboxToken = secret();
  const hookSecret = secret();
  const env: Record<string, string> = {
    ...frugalMemory,
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SITE_URL: options.siteUrl ?? 'http://127.0.0.1:9',
    DATA_DIR: dataDir,
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    CONTENT_TOKEN: token,
    INBOX_TOKEN: inboxToken,
    HOOK_SECRET: hookSecret,
    PREVIEW_SECRET: previewSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    SCHEDULE_SECONDS: String(options.scheduleSeconds ?? 1),
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  };

  try {
    await fillWithSamples(env, { dataDir, databaseUrl: options.databaseUrl });
    await options.beforeStart?.(dataDir);
    const child = await startNode(env, options.onLine);
    return {
      url,
      pid: child.pid,
      token,
      inboxToken,
      hookSecret,
      adminEmail,
      adminPassword,
      dataDir,
      databaseUrl: options.databaseUrl,
      env,
      async stop() {
        await child.stop(patienceMs);
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function startNode(env: Record<string, string>, onLine: (line: string) => void = () => {}) {
  const child = await startChild({
    name: 'the content service',
    file: process.execPath,
    args: [...cmsHeap, join(cmsDir, 'dist', 'src', 'start.js')],
    cwd: cmsDir,
    env,
    onLine,
  });
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  const health = `http://127.0.0.1:${env.PORT}/_health`;
  if (await waitFor(health, { timeout: patienceMs, signal: ended.signal })) return child;
  await child.stop(patienceMs);
  throw new Error(`The content service did not start:\n${child.lastLines()}`);
}

/** One more process of a content service that runs, on the same data. */
export async function startSecondNode(
  { env }: Pick<ContentService, 'env'>,
  changes: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<Pick<ContentService, 'url' | 'stop'>> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = await startNode({ ...env, PORT: port, PUBLIC_URL: url, ...changes }, onLine);
  return { url, stop: () => child.stop(patienceMs) };
}
