import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Crew } from '../../../scripts/lib/crew.ts';
import type { Env } from '../../../scripts/lib/env-file.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { productionPrograms } from '../../../scripts/lib/programs.ts';
import { loadSettings, type Settings } from '../../../scripts/lib/settings.ts';
import { welcome } from '../../../scripts/lib/welcome.ts';
import { seededDataDir } from '../../contract/sample-data.ts';
import { patienceMs } from '../../support/patience.ts';

export interface Said {
  readonly code: number;
  readonly output: string;
}

export interface Installation {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly contentUrl: string;
  settings(): Promise<Settings>;
  /** Starts both as `npm start` does once it has built them; answers with what it prints then. */
  start(): Promise<string>;
  stop(): Promise<void>;
  /** Types a command into a shell, with this installation's environment. */
  npm(script: string, args?: string[], env?: Env): Promise<Said>;
  remove(): Promise<void>;
}

/** A whole Salve on data of its own, for tests that do to it what an operator does. */
export async function createInstallation(changes: Env = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'salve-operations-'));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const env: Env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    TRUST_PROXY: 'true',
    // What a test looks at is drawn when it does; all else would cost more than the test.
    PAGES_AHEAD: 'false',
    ...changes,
  };
  const settings = () => loadSettings(env);
  await cp(await seededDataDir(), dataDir, { recursive: true });
  // Makes its keys, as the first start does.
  await settings();
  let crew: Crew | undefined;
  const stop = async () => {
    await crew?.stop();
    crew = undefined;
  };

  return {
    dataDir,
    siteUrl: `http://localhost:${port}`,
    contentUrl: `http://localhost:${cmsPort}`,
    settings,
    async start() {
      crew = new Crew();
      const current = await settings();
      const { members, firstAdministrator } = productionPrograms(current);
      for (const member of members) await crew.start({ ...member, readyWithin: patienceMs });
      return welcome(current, firstAdministrator());
    },
    stop,
    npm: (script, args = [], changes = {}) =>
      new Promise((resolve) =>
        execFile(
          'npm',
          ['run', '--silent', script, '--', ...args],
          { cwd: root, env: { ...env, ...changes } },
          (error, stdout, stderr) =>
            resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
        ),
      ),
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
