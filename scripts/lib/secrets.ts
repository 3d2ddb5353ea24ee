import { randomBytes } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Env, formatEnv, readEnvFile } from './env-file.ts';

const secret = () => randomBytes(32).toString('hex');

const makers: Record<string, () => string> = {
  APP_KEYS: () => `${secret()},${secret()}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  CONTENT_TOKEN: secret,
  INBOX_TOKEN: secret,
  HOOK_SECRET: secret,
  PREVIEW_SECRET: secret,
  AUDIT_SALT: secret,
};

export const secretNames = Object.keys(makers);

const header = `# Created on first start, for this installation only. Keep it out of version control.
# A value in .env or in the environment wins over the one here.
`;

/** Reads the secrets and creates those that are missing; a secret once made never changes. */
export async function ensureSecrets(file: string): Promise<Env> {
  const existing = await readEnvFile(file);
  const missing = Object.entries(makers).filter(([name]) => !(name in existing));
  if (missing.length === 0) return existing;

  const secrets = {
    ...existing,
    ...Object.fromEntries(missing.map(([name, make]) => [name, make()])),
  };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, header + formatEnv(secrets), { mode: 0o600 });
  // `mode` only counts when the file is created.
  await chmod(file, 0o600);
  return secrets;
}
