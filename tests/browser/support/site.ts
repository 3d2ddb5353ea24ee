import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../../scripts/lib/children.ts';
import { root, webDir } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { waitFor } from '../../../scripts/lib/wait-for.ts';

export interface Site {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has written so far, one line each. */
  log: readonly string[];
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): void;
}

export interface SiteOptions {
  content: { url: string; token: string; hookSecret: string };
  port?: number;
  /** Kept when given, so that a second process can be started on what the first has left. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Another build than the usual one. */
  distDir?: string;
}

const startLimit = 30_000;
const stopGrace = 30_000;

/** Starts the built site as a process of its own, for tests that break, overload or restart it. */
export async function startSite({ content, env, ...options }: SiteOptions): Promise<Site> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'salve-site-')));
  const log: string[] = [];
  const child = await startChild({
    name: 'the site',
    file: process.execPath,
    args: [join(options.distDir ?? join(webDir, 'dist'), 'server', 'entry.server.js')],
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      CONTENT_URL: content.url,
      CONTENT_TOKEN: content.token,
      HOOK_SECRET: content.hookSecret,
      PREVIEW_SECRET: 'preview-secret-of-the-tests',
      DATA_DIR: dataDir,
      ...env,
    },
    onLine: (line) => log.push(line),
  });
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  if (!(await waitFor(`${url}/readyz`, { timeout: startLimit, signal: ended.signal }))) {
    await child.stop(0);
    throw new Error(`The site did not start:\n${child.lastLines()}`);
  }
  return {
    url,
    pid: child.pid,
    dataDir,
    log,
    kill: child.kill,
    async stop() {
      await child.stop(stopGrace);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
