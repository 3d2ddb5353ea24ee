import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt, isDebianAsRoot } from './debian.ts';
import type { Env } from './env-file.ts';
import { isExecutable } from './executable.ts';
import { bin } from './paths.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { CommandFailed, run } from './run.ts';

/** The shell is the same engine without the windows nobody sees: tests take two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** $CHROMIUM_PATH, else the system's, else the one that Playwright has installed earlier. */
export async function findChromium(env: NodeJS.ProcessEnv | Env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (await isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", where there is no program.`);
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    macApplication,
    chromium.executablePath(),
  ];
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Finds Chromium for the browser tests, or installs it: Debian's package, else Playwright's own. */
export async function ensureChromium(progress: Progress): Promise<string> {
  const found = await findChromium();
  if (found) return found;

  const attempts = [
    ...((await isDebianAsRoot()) ? [() => installWithApt('chromium-headless-shell')] : []),
    installWithPlaywright,
  ];
  const failures: string[] = [];
  for (const install of attempts) {
    try {
      await progress.step('Installing Chromium', install);
      const installed = await findChromium();
      if (installed) return installed;
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      failures.push(error.tail);
    }
  }
  throw new Problem(
    'The browser tests need Chromium and it could not be installed. Install it with your package manager, ' +
      'or set CHROMIUM_PATH to a Chrome or Chromium that is already there, and run the command again.',
    failures.join('\n\n'),
  );
}

async function installWithPlaywright() {
  await run(bin('playwright'), ['install', 'chromium']);
}
