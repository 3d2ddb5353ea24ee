import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { root } from './paths.ts';

const fontsFile = join(root, 'scripts', 'lib', 'fonts.conf');

/**
 * How every browser of tests, pictures and benchmarks is started: whichever package it comes from
 * and whatever fonts the machine has, it draws the same.
 */
export function launchOptions(executablePath: string | undefined, args: readonly string[] = []) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      // Nothing but the pages themselves may use the network or the machine's graphics.
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The headless shell takes this from its command line, a whole browser from fontconfig.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...args,
    ],
    env: { ...process.env, FONTCONFIG_FILE: fontsFile },
  } satisfies LaunchOptions;
}
