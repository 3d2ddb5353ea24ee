import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { ensureSecrets } from './secrets.ts';

const names = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CONTENT_TOKEN',
  'INBOX_TOKEN',
  'HOOK_SECRET',
  'PREVIEW_SECRET',
  'AUDIT_SALT',
];

test('the first start creates every secret, each of its own', async () => {
  await withTempDir(async (folder) => {
    const secrets = await ensureSecrets(join(folder, 'new', 'secrets.env'));
    expect(Object.keys(secrets)).toEqual(names);
    expect(new Set(Object.values(secrets)).size).toBe(names.length);
    expect(secrets.APP_KEYS?.split(',')).toHaveLength(2);
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThanOrEqual(64);
  });
});

test('later starts keep them', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'secrets.env');
    const first = await ensureSecrets(file);
    expect(await ensureSecrets(file)).toEqual(first);
  });
});

test('a secret that a newer version needs is added, the others stay', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'secrets.env');
    await writeFile(file, 'HOOK_SECRET=kept\n', { mode: 0o644 });
    const secrets = await ensureSecrets(file);
    expect(secrets.HOOK_SECRET).toBe('kept');
    expect(Object.keys(secrets).sort()).toEqual([...names].sort());
    expect(await readFile(file, 'utf8')).toContain('HOOK_SECRET=kept\n');
  });
});

test('nobody else on the machine may read them', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'secrets.env');
    await writeFile(file, '', { mode: 0o644 });
    await ensureSecrets(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
