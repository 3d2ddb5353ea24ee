import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openToOthers } from '../private-files.ts';
import type { Settings } from '../settings.ts';
import { doubtful, type Finding, good, wrong } from './finding.ts';

const megabyte = 1024 * 1024;
const tooLittle = 200 * megabyte;
const little = 1024 * megabyte;

export async function checkDataDir({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding[]> {
  try {
    await rm(await mkdtemp(join(dataDir, '.doctor-')), { recursive: true });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    return [
      wrong(
        reason === 'ENOENT'
          ? `There is no folder ${dataDir}. npm start creates it; npm run restore brings one back. Or DATA_DIR names the wrong one.`
          : `Nothing can be written in ${dataDir} (${reason}). Give this user the right to.`,
      ),
    ];
  }
  const { bavail, bsize } = await statfs(dataDir);
  return [
    good(`${dataDir} can be written in.`),
    await closedFrom(dataDir),
    roomFor(bavail * bsize),
  ];
}

/** Passwords, messages and keys lie there. */
async function closedFrom(dataDir: string): Promise<Finding> {
  const open = await openToOthers(dataDir);
  if (open.length === 0) return good(`Nobody else on this machine can read ${dataDir}.`);
  const what = open.map((name) => (name === '.' ? 'the folder itself' : name)).join(', ');
  return wrong(
    `Other users of this machine can read in ${dataDir}: ${what}. npm start closes it; so does chmod -R go= on that folder.`,
  );
}

export function roomFor(bytes: number): Finding {
  const free = `${Math.floor(bytes / megabyte)} MB`;
  if (bytes < tooLittle) {
    return wrong(
      `Only ${free} are free on the disk of the data. Make room before messages are refused.`,
    );
  }
  if (bytes < little) return doubtful(`${free} are free on the disk of the data. Make room soon.`);
  return good(`${free} are free on the disk of the data.`);
}
