import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsFolder } from '../backup/make-backup.ts';
import { doubtful, type Finding, good } from './finding.ts';

const day = 24 * 60 * 60 * 1000;
const tooOld = 7 * day;

/** Only of the default folder: who keeps backups elsewhere watches them there. */
export async function checkBackups(
  folder = backupsFolder,
  now = () => Date.now(),
): Promise<Finding[]> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return [];
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  if (times.length === 0) return [doubtful(`There is no backup in ${folder}. Run npm run backup.`)];
  const age = now() - Math.max(...times);
  const days = Math.floor(age / day);
  if (age > tooOld) return [doubtful(`The last backup is ${days} days old. Run npm run backup.`)];
  return [good(`The last backup is ${days === 0 ? 'less than a day' : `${days} days`} old.`)];
}
