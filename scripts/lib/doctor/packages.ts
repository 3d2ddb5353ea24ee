import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampFile, stampFor } from '../cms-install.ts';
import { root } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { readStamp } from '../stale.ts';
import { type Finding, good, wrong } from './finding.ts';

interface LockFile {
  readonly packages: Record<string, { version?: string; optional?: boolean; link?: boolean }>;
}

/** Whether the packages that are installed are those of the lock files. */
export async function checkPackages({ runsCms }: Pick<Settings, 'runsCms'>): Promise<Finding[]> {
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => undefined);
  const findings = [
    ofSite(await read('package-lock.json'), await read('node_modules/.package-lock.json')),
  ];
  if (runsCms) {
    const lock = await read(join('cms', 'package-lock.json'));
    findings.push(ofContentService(lock, await readStamp(stampFile)));
  }
  return findings;
}

export function ofSite(locked: string | undefined, installed: string | undefined): Finding {
  if (!locked) return wrong('package-lock.json is missing: bring it back from version control.');
  if (!installed) return wrong('The packages are not installed. Run npm ci.');
  const expected = (JSON.parse(locked) as LockFile).packages;
  const found = (JSON.parse(installed) as LockFile).packages;
  const differing = Object.entries(expected)
    // What is optional is installed where it fits; the workspace is a link to a folder here.
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .filter(([path, { version }]) => found[path]?.version !== version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  if (differing.length === 0) return good('The packages are those of package-lock.json.');
  const some = differing.slice(0, 3).join(', ');
  return wrong(
    `${differing.length} packages are not those of package-lock.json (${some}${differing.length > 3 ? ', …' : ''}). Run npm ci.`,
  );
}

export function ofContentService(lock: string | undefined, stamp: string | undefined): Finding {
  if (lock && stamp === stampFor(lock)) {
    return good("The content service's packages are those of its lock file.");
  }
  return wrong(
    "The content service's packages are not those of its lock file and this Node. npm start installs them.",
  );
}
