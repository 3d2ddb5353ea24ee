import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isNotSource } from '../../../scripts/lib/builds.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/run.ts';
import { hashOf } from '../../../scripts/lib/stale.ts';
import { madeOnce } from '../../support/made-once.ts';

export interface NextBuild {
  /** What `startSite` takes to run it. */
  readonly distDir: string;
  /** Address of the browser's script. */
  readonly script: string;
}

const sources = ['web', 'package-lock.json', 'tsconfig.base.json'];
const menuButton = 'web/src/layout/Sidebar/Sidebar.island.tsx';
const menuText = '{text.menu}';

/**
 * The site of the next deployment, built from its sources after one of them was changed: the menu
 * button says `word` too. The button is an island, so its code and what imports it get new names.
 */
export async function nextBuild(word: string): Promise<NextBuild> {
  const inputs = [...sources, relative(root, import.meta.filename)];
  const hash = (await hashOf(root, inputs, isNotSource)).slice(0, 16);
  // Inside the repository: the build and the server find their packages from where they lie.
  const copy = await madeOnce(join(root, '.tmp', 'next-builds', `${word}-${hash}`), (folder) =>
    build(folder, word),
  );
  const distDir = join(copy, 'web', 'dist');
  const manifest = await readFile(join(distDir, 'browser', 'manifest.json'), 'utf8');
  const { 'src/entry.browser.ts': entry } = JSON.parse(manifest) as Record<
    string,
    { file: string }
  >;
  return { distDir, script: `/${entry?.file}` };
}

async function build(folder: string, word: string): Promise<void> {
  for (const path of sources) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !isNotSource(relative(root, file)),
    });
  }
  const changed = join(folder, menuButton);
  const source = await readFile(changed, 'utf8');
  if (!source.includes(menuText)) throw new Error(`${menuButton} no longer shows ${menuText}.`);
  await writeFile(changed, source.replace(menuText, `${menuText} ${word}`));
  await run('npm', ['run', '--silent', 'build'], {
    cwd: join(folder, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
