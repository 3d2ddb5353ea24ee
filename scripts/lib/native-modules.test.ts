import { expect, test } from 'vitest';
import { requireSqlite } from './native-modules.ts';

test('SQLite that npm left out ends with what to do', async () => {
  const missing = () => Promise.reject(new Error("Cannot find module '@libsql/linux-arm64-gnu'"));
  await expect(requireSqlite(missing)).rejects.toMatchObject({
    name: 'Problem',
    message: expect.stringContaining('npm ci'),
    detail: "Cannot find module '@libsql/linux-arm64-gnu'",
  });
});

test('SQLite that opens is enough', async () => {
  await expect(requireSqlite()).resolves.toBeUndefined();
});
