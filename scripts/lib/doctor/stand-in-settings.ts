import { secretNames } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/** An installation in which nothing is wrong, for tests that spoil one thing of it. */
export function soundSettings({ env, ...changes }: Partial<Settings> = {}): Settings {
  return {
    dataDir: '/nowhere',
    sitePort: 3000,
    cmsPort: 1337,
    siteUrl: 'https://salve.example',
    contentUrl: 'http://localhost:1337',
    logLimits: { bytes: 1024, files: 2 },
    publicUrl: 'http://localhost:1337',
    runsCms: true,
    ...changes,
    env: { ...soundSecrets, ...env },
  };
}

const soundSecrets = Object.fromEntries(
  secretNames.map((name, index) => [name, `${index}f00dfeed`.repeat(4)]),
);
