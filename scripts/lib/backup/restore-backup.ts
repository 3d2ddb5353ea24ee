import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { root } from '../paths.ts';
import { isFree } from '../ports.ts';
import { closeToOthers } from '../private-files.ts';
import { Problem } from '../problem.ts';
import type { Progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { unpack } from './archive.ts';
import {
  contentFile,
  databases,
  inTheWay,
  outboxFile,
  plainFiles,
  uploadsFolder,
} from './contents.ts';
import { checkedManifest, type Manifest } from './manifest.ts';
import { countRows, damageOf, isInUse } from './sqlite.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Where the data lies that was there before; undefined when there was none. */
  readonly movedTo: string | undefined;
}

/** Brings an installation back from an archive: all of it or, with a sentence, nothing. */
export async function restoreBackup(
  settings: Settings,
  archive: string,
  { replace }: { readonly replace: boolean },
  progress: Progress,
): Promise<Restored> {
  const file = resolve(root, archive);
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  await refuseWhileRunning(settings);
  const { dataDir } = settings;
  const present = inTheWay.filter((name) => existsSync(join(dataDir, name)));
  if (present.length > 0 && !replace) {
    throw new Problem(
      `${dataDir} holds data already: ${present.join(', ')}. ` +
        'Say --replace to move it aside (nothing is deleted) and restore the archive in its place.',
    );
  }

  await closeToOthers(dataDir);
  // On the disk of the data, so that what was checked is put in place by a rename.
  const folder = await mkdtemp(join(dataDir, unfinishedPrefix));
  try {
    await progress.step('Unpacking', () => unpack(file, folder));
    // An archive of before may bring files along that others could read.
    await closeToOthers(folder);
    const manifest = await progress.step('Checking', () => checked(folder));
    // Unpacking took its time: nobody may have started meanwhile.
    await refuseWhileRunning(settings);
    const movedTo = present.length > 0 ? await moveAside(dataDir) : undefined;
    await putInPlace(folder, dataDir);
    return { manifest, movedTo };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Whoever runs holds the database files of this very folder, whatever its ports are. With PostgreSQL
 * there are none to hold, and nothing here that a visitor's message could be lost with.
 */
async function refuseWhileRunning(settings: Settings): Promise<void> {
  const running = settings.env.DATABASE_URL ? await portsInUse(settings) : filesInUse(settings);
  if (running.length === 0) return;
  throw new Problem(
    `Stop Salve first: ${running.join(' and ')} would go on with the data that is being replaced.`,
  );
}

const owners = { [outboxFile]: 'the site', [contentFile]: 'the content service' } as const;

const filesInUse = ({ dataDir }: Settings): string[] =>
  databases
    .filter((name) => existsSync(join(dataDir, name)) && isInUse(join(dataDir, name)))
    .map((name) => `${owners[name]} (it has ${name} open)`);

async function portsInUse({ sitePort, cmsPort, runsCms }: Settings): Promise<string[]> {
  return [
    ...((await isFree(sitePort)) ? [] : [`the site (port ${sitePort})`]),
    ...(!runsCms || (await isFree(cmsPort)) ? [] : [`the content service (port ${cmsPort})`]),
  ];
}

async function checked(folder: string): Promise<Manifest> {
  const manifest = await checkedManifest(folder);
  for (const [name, expected] of Object.entries(manifest.rows)) {
    const database = join(folder, name);
    const damage = damageOf(database);
    if (damage) throw new Problem(`${name} in the archive is damaged: ${damage}`);
    const found = countRows(database);
    const differing = Object.keys({ ...expected, ...found }).filter(
      (table) => expected[table] !== found[table],
    );
    if (differing.length > 0) {
      throw new Problem(`${name} in the archive has lost rows of ${differing.join(', ')}.`);
    }
  }
  return manifest;
}

const unfinishedPrefix = '.restoring-';
const asidePrefix = 'before-restore-';

/** Inside DATA_DIR, which may be a disk of its own that cannot be renamed. */
async function moveAside(dataDir: string): Promise<string> {
  const aside = join(dataDir, `${asidePrefix}${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(asidePrefix) || name.startsWith(unfinishedPrefix)) continue;
    await rename(join(dataDir, name), join(aside, name));
  }
  return aside;
}

async function putInPlace(folder: string, dataDir: string): Promise<void> {
  for (const name of [...databases, ...plainFiles, uploadsFolder]) {
    if (!existsSync(join(folder, name))) continue;
    await mkdir(dirname(join(dataDir, name)), { recursive: true });
    await rename(join(folder, name), join(dataDir, name));
  }
}
