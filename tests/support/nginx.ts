import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild } from '../../scripts/lib/children.ts';
import { findNginx } from '../../scripts/lib/nginx.ts';
import { root } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { waitFor } from '../../scripts/lib/wait-for.ts';
import { patienceMs } from './patience.ts';

export interface Nginx {
  url: string;
  /** Of the master; its workers are its children. */
  pid: number;
  /** Its process id, cache and log are here. */
  dir: string;
  stop(): Promise<void>;
}

const template = join(root, 'deploy', 'nginx', 'nginx.conf.template');

interface NginxOptions {
  /** The site's processes. */
  sites: readonly [url: string, url: string];
  port?: number;
  /** What stands in front of it, as an operator writes it. */
  behind?: string;
}

/** The shipped configuration in front of two processes of the site. */
export async function startNginx({ sites, port, behind }: NginxOptions): Promise<Nginx> {
  const text = await readFile(template, 'utf8');
  const keptPort = await freePort();
  return runNginx({
    ...(port !== undefined && { port }),
    readyPath: '/healthz',
    configure: async (place) =>
      filled(text, {
        NGINX_PORT: `127.0.0.1:${place.port}`,
        NGINX_KEPT_PORT: String(keptPort),
        NGINX_DIR: place.dir,
        NGINX_ACCESS_LOG: join(place.dir, 'access.log'),
        // Tests say themselves which visitor they are.
        NGINX_BEHIND_LINES: await linesOf(behind ?? '127.0.0.1'),
        SITE_1: new URL(sites[0]).host,
        SITE_2: new URL(sites[1]).host,
      }),
  });
}

/** As the container's start makes them, with the shipped script. */
async function linesOf(behind: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    '/bin/sh',
    [
      '-c',
      `. "$0"; printf %s "$NGINX_BEHIND_LINES"`,
      join(root, 'deploy', 'nginx', 'behind.envsh'),
    ],
    { env: { PATH: process.env.PATH ?? '', NGINX_BEHIND: behind } },
  );
  return stdout;
}

/** As the container's envsubst fills it; nothing may be left over. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const result = text.replace(/\$\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
  const left = /\$\{(\w+)\}/.exec(result);
  if (left) throw new Error(`The template asks for ${left[1]}, which is not given.`);
  return result;
}

export interface Place {
  port: number;
  dir: string;
}

interface RunOptions {
  configure(place: Place): Promise<string>;
  /** Answers well once it runs. */
  readyPath: string;
  port?: number;
}

/** Any configuration, in a folder of its own. */
export async function runNginx({ configure, readyPath, ...options }: RunOptions): Promise<Nginx> {
  const file = await findNginx();
  if (!file) throw new Error('nginx is not installed.');
  const dir = await mkdtemp(join(tmpdir(), 'salve-nginx-'));
  // Started by root, its workers are somebody else.
  await chmod(dir, 0o755);
  const port = options.port ?? (await freePort());
  await writeFile(join(dir, 'nginx.conf'), await configure({ port, dir }));
  const child = await startChild({
    name: 'nginx',
    file,
    args: ['-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'],
    cwd: dir,
    env: { PATH: process.env.PATH ?? '' },
    onLine: () => undefined,
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await child.stop(patienceMs);
    await rm(dir, { recursive: true, force: true });
  };
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  if (!(await waitFor(`${url}${readyPath}`, { timeout: patienceMs, signal: ended.signal }))) {
    const lines = child.lastLines();
    await stop();
    throw new Error(`nginx did not start:\n${lines}`);
  }
  return { url, pid: child.pid, dir, stop };
}
