import { isExecutable } from './executable.ts';
import { run } from './run.ts';

/** Whether packages can be installed without asking anyone. */
export async function isDebianAsRoot(): Promise<boolean> {
  return process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
}

const apt = (...args: string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

let updated: Promise<unknown> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** One after another, whoever asks: apt lets nobody in beside itself. */
export function installWithApt(name: string): Promise<void> {
  const installed = turn.then(async () => {
    updated ??= apt('update');
    await updated;
    await apt('install', '--yes', '--no-install-recommends', name);
  });
  turn = installed.catch(() => undefined);
  return installed;
}
