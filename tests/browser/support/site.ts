import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Exit, startChild } from '../../../scripts/lib/children.ts';
import { root, webDir } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { frugalHeap, frugalMemory } from '../../../scripts/lib/settings.ts';
import { waitFor } from '../../../scripts/lib/wait-for.ts';
import { previewSecret } from '../../contract/content-service.ts';
import { patienceMs } from '../../support/patience.ts';

export interface Site {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has written so far, one line each. */
  log: readonly string[];
  /** Settles when it has ended, for whatever reason. */
  exited: Promise<Exit>;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

export interface SiteOptions {
  content: { url: string; token: string; hookSecret: string };
  port?: number;
  /** Kept when given, so that a second process can be started on what the first has left. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Where its pictures are, those that others have made included. */
  mediaDir?: string;
  /** Another build than the usual one. */
  distDir?: string;
  /** No file of the site may grow beyond this, as under a quota. In blocks of `ulimit -f`. */
  fileLimit?: number;
}

/** Starts the built site as a process of its own, for tests that break, overload or restart it. */
export async function startSite({ content, env, ...options }: SiteOptions): Promise<Site> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'salve-site-')));
  if (options.mediaDir) await symlink(options.mediaDir, join(dataDir, 'media'));
  const log: string[] = [];
  const entry = join(options.distDir ?? join(webDir, 'dist'), 'server', 'entry.server.js');
  const child = await startChild({
    name: 'the site',
    ...(options.fileLimit === undefined
      ? { file: process.execPath, args: [...frugalHeap, entry] }
      : {
          file: '/bin/sh',
          args: [
            '-c',
            `ulimit -f ${options.fileLimit}; exec "$0" "$@"`,
            process.execPath,
            ...frugalHeap,
            entry,
          ],
        }),
    cwd: root,
    env: {
      ...frugalMemory,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      CONTENT_URL: content.url,
      CONTENT_TOKEN: content.token,
      HOOK_SECRET: content.hookSecret,
      PREVIEW_SECRET: previewSecret,
      DATA_DIR: dataDir,
      // What a test looks at is drawn when it does; all else would cost more than the test.
      PAGES_AHEAD: 'false',
      ...env,
    },
    onLine: (line) => log.push(line),
  });
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  if (!(await waitFor(`${url}/readyz`, { timeout: patienceMs, signal: ended.signal }))) {
    await child.stop(0);
    throw new Error(`The site did not start:\n${child.lastLines()}`);
  }
  return {
    url,
    pid: child.pid,
    dataDir,
    log,
    exited: child.exited,
    async kill() {
      child.kill();
      await child.exited;
    },
    async stop() {
      await child.stop(patienceMs);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
