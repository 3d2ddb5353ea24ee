import { isExecutable } from './executable.ts';
import { run } from './run.ts';

/** Whether packages can be installed without asking anyone. */
export async function isDebianAsRoot(): Promise<boolean> {
  return process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
}

export async function installWithApt(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env });
}
