import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { root } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { pack } from './archive.ts';
import { databases, plainFiles, uploadsFolder } from './contents.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { copyDatabase, countRows, type RowCounts } from './sqlite.ts';

/** Beside DATA_DIR and not in it: whoever loses that folder must not lose these with it. */
export const backupsFolder = join(root, 'backups');

export interface BackupOptions {
  /** Where to write the archive; a name that tells the time under `backupsFolder` otherwise. */
  readonly to: string | undefined;
  /** PostgreSQL: the operator saves the database with the server's own tools. */
  readonly withoutDatabase: boolean;
}

export interface Backup {
  readonly file: string;
  readonly manifest: Manifest;
}

/** Saves an installation, also while it runs, into one archive. */
export async function makeBackup(
  settings: Settings,
  { to, withoutDatabase }: BackupOptions,
  progress: Progress,
): Promise<Backup> {
  const engine = settings.env.DATABASE_URL ? 'postgres' : 'sqlite';
  if (engine === 'postgres' && !withoutDatabase) throw databaseIsPostgres();
  const madeAt = new Date().toISOString();
  const file = resolve(
    root,
    to ?? join(backupsFolder, `salve-${madeAt.replace(/[:.]/g, '-')}.tar.gz`),
  );
  if (existsSync(file)) throw new Problem(`${file} exists and is not written over. Name another.`);

  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Beside the archive, where there must be room for it anyway, and closed to others.
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    await chmod(folder, 0o700);
    const rows = await progress.step('Copying', () => collect(settings, engine, folder));
    const version = await versionOfSalve();
    const manifest = await writeManifest(folder, { version, madeAt, engine, rows });
    if (Object.keys(manifest.files).length === 0) {
      throw new Problem(
        `There is nothing to save in ${settings.dataDir}. Is DATA_DIR the one that npm start uses?`,
      );
    }
    await progress.step('Packing', () => pack(folder, file));
    return { file, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The order makes the parts fit together while visitors and editors go on. What was sent comes
 * before the inbox: a message that the copied outbox takes for delivered is then in the copied inbox. The database comes before the uploads: Strapi writes a file before the entry that names it.
 */
async function collect(
  { dataDir }: Settings,
  engine: Manifest['engine'],
  folder: string,
): Promise<Record<string, RowCounts>> {
  const rows: Record<string, RowCounts> = {};
  // A SQLite file of an earlier time is not the database of a Salve on PostgreSQL.
  const files = engine === 'sqlite' ? databases : [];
  for (const name of files.filter((each) => existsSync(join(dataDir, each)))) {
    copyDatabase(join(dataDir, name), join(folder, name));
    rows[name] = countRows(join(folder, name));
  }
  for (const name of plainFiles.filter((each) => existsSync(join(dataDir, each)))) {
    await copyFile(join(dataDir, name), join(folder, name));
  }
  const uploads = join(dataDir, uploadsFolder);
  if (existsSync(uploads)) {
    await cp(uploads, join(folder, uploadsFolder), { recursive: true });
  }
  return rows;
}

export async function versionOfSalve(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const databaseIsPostgres = () =>
  new Problem(
    'The database is PostgreSQL (DATABASE_URL), which is saved with its own tool, pg_dump, in the ' +
      'version of the server: docs/operations.md has the commands. Then run ' +
      '"npm run backup -- --without-database" for the uploads, the secrets and the audit log.',
  );
