import { cp, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, webDir } from '../../../scripts/lib/paths.ts';

/**
 * A copy of the build in which the browser's script is another one: its name has another hash
 * wherever it is mentioned, and the service worker another version, as after a change to a source.
 */
export async function nextBuild(name: string): Promise<string> {
  await mkdir(join(root, '.tmp'), { recursive: true });
  // Inside the repository: the server's half finds its packages from where it lies.
  const dir = await mkdtemp(join(root, '.tmp', 'next-build-'));
  await cp(join(webDir, 'dist'), dir, { recursive: true });
  const browser = join(dir, 'browser');
  const assets = join(browser, 'assets');
  const old = (await readdir(assets)).find((file) => file.startsWith('entry.browser-'));
  if (!old) throw new Error('The build has no script for the browser.');
  const renamed = `entry.browser-${name}.js`;
  await rename(join(assets, old), join(assets, renamed));

  const files = (await readdir(browser, { recursive: true })).filter((file) =>
    /\.js(on)?$/.test(file),
  );
  for (const file of files) {
    const path = join(browser, file);
    const text = await readFile(path, 'utf8');
    const changed = text
      .replaceAll(old, renamed)
      .replace(/(version\W+)[0-9a-f]{16}/, `$1${name.padEnd(16, '0')}`);
    if (changed !== text) await writeFile(path, changed);
  }
  return dir;
}
