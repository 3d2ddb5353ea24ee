import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { formatEnv, onlySet, readEnvFile } from './env-file.ts';

test('a missing file holds nothing', async () => {
  await withTempDir(async (folder) => {
    expect(await readEnvFile(join(folder, '.env'))).toEqual({});
  });
});

test('comments, quotes and spaces are understood; a name without value is not set', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, '.env');
    await writeFile(file, '# mail\nSMTP_URL=\nCONTACT_TO="a b@salve.example"\nPORT = 4000\n');
    expect(await readEnvFile(file)).toEqual({ CONTACT_TO: 'a b@salve.example', PORT: '4000' });
  });
});

test('what is written can be read again', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'secrets.env');
    const values = { APP_KEYS: 'a,b', JWT_SECRET: 'c' };
    await writeFile(file, formatEnv(values));
    expect(await readEnvFile(file)).toEqual(values);
  });
});

test('only set values stay', () => {
  expect(onlySet({ A: '1', B: '', C: undefined })).toEqual({ A: '1' });
});
