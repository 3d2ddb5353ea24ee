import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../children.ts';
import type { Env } from '../env-file.ts';
import { requireSqlite } from '../native-modules.ts';
import { webDir } from '../paths.ts';
import { freePort } from '../ports.ts';
import { Problem } from '../problem.ts';
import { frugalHeap, type Settings, siteEnv } from '../settings.ts';
import { waitFor } from '../wait-for.ts';

export interface OwnSite {
  readonly url: string;
  /** What it has written of pages or contents that failed, one line each. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

const startLimit = 60_000;
const stopGrace = 10_000;

/** This installation's own: with them a second process would deliver what visitors sent. */
const notItsBusiness = [
  'DATABASE_URL',
  'INBOX_TOKEN',
  'SMTP_URL',
  'CHAT_WEBHOOK_URL',
  'COMPLAINT_CHAT_WEBHOOK_URL',
];
const failed = /"msg":"(?:The content service failed|A page failed|A picture could not be served)/;

/**
 * The site, for as long as an export takes. It has kept nothing from before, so that what it shows
 * is what is published now, and it takes no message.
 */
export async function startOwnSite(
  settings: Settings,
  changes: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  await requireSqlite();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'salve-export-'));
  const failures: string[] = [];
  const env: Env = {
    ...siteEnv(settings),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...changes,
  };
  for (const name of notItsBusiness) delete env[name];
  const child = await startChild({
    name: 'the site',
    file: process.execPath,
    args: [...frugalHeap, join(webDir, 'dist', 'server', 'entry.server.js')],
    cwd: webDir,
    env,
    onLine: (line) => {
      if (failed.test(line)) failures.push(line.slice(0, 300));
    },
  });
  const stop = async () => {
    await child.stop(stopGrace);
    await rm(dataDir, { recursive: true, force: true });
  };
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  if (!(await waitFor(`${url}/readyz`, { timeout: startLimit, signal: ended.signal }))) {
    await stop();
    throw new Problem('The site did not start. Its last lines:', child.lastLines());
  }
  return { url, failures, stop };
}
