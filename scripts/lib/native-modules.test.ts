import { expect, test } from 'vitest';
import { requireSqlite } from './native-modules.ts';

test('SQLite that was not compiled ends with what to install', async () => {
  const missing = () => Promise.reject(new Error("Cannot find package 'better-sqlite3'"));
  await expect(requireSqlite(missing)).rejects.toMatchObject({
    name: 'Problem',
    message: expect.stringContaining('apt-get install build-essential python3'),
    detail: "Cannot find package 'better-sqlite3'",
  });
});

test('SQLite that opens is enough', async () => {
  await expect(requireSqlite()).resolves.toBeUndefined();
});
