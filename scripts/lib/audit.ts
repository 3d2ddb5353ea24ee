import { createHmac } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

export type Audit = (command: string, details: Record<string, string | number>) => Promise<void>;

/** Who looked for what, and when: lines that name nobody. */
export function createAudit({ dataDir }: Settings, now = () => new Date()): Audit {
  return async (command, details) => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const line = JSON.stringify({ at: now().toISOString(), command, ...details });
    await appendFile(join(dataDir, 'audit.log'), `${line}\n`, { mode: 0o600 });
  };
}

/** Says whether two lines are about one address, to nobody but who holds this installation's salt. */
export const hashOfEmail = (email: string, { env }: Settings): string =>
  createHmac('sha256', env.AUDIT_SALT ?? '')
    .update(email.toLowerCase())
    .digest('hex')
    .slice(0, 16);
