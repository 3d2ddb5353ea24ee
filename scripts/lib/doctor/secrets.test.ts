import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { ensureSecrets } from '../secrets.ts';
import { checkSecrets } from './secrets.ts';
import { soundSettings } from './stand-in-settings.ts';

test('secrets as npm start makes them are well', () =>
  withTempDir(async (dataDir) => {
    const env = await ensureSecrets(join(dataDir, 'secrets.env'));
    expect(await checkSecrets({ ...soundSettings({ dataDir }), env })).toMatchObject([
      { state: 'good' },
    ]);
  }));

test.each([
  ['one that is missing', { HOOK_SECRET: '' }, /HOOK_SECRET is not set/],
  ['one that is short', { HOOK_SECRET: 'abc' }, /HOOK_SECRET can be guessed/],
  ['words of an example', { HOOK_SECRET: 'toBeModified-please' }, /HOOK_SECRET can be guessed/],
  [
    'one value for two',
    { HOOK_SECRET: 'f00d'.repeat(8), PREVIEW_SECRET: 'f00d'.repeat(8) },
    /HOOK_SECRET, PREVIEW_SECRET have the same value/,
  ],
])('%s is told', async (_, env, words) => {
  const findings = await checkSecrets(soundSettings({ env: env as Record<string, string> }));
  expect(findings).toEqual([{ state: 'wrong', sentence: expect.stringMatching(words) }]);
});

test('a file that others may read is told with the command that closes it', () =>
  withTempDir(async (dataDir) => {
    const file = join(dataDir, 'secrets.env');
    await writeFile(file, '');
    await chmod(file, 0o644);
    expect(await checkSecrets(soundSettings({ dataDir }))).toEqual([
      { state: 'wrong', sentence: expect.stringContaining(`chmod 600 ${file}`) },
    ]);
  }));

test('the keys of a content service that is run elsewhere are not asked for', async () => {
  const env = { APP_KEYS: '', JWT_SECRET: '' };
  expect(await checkSecrets(soundSettings({ env, runsCms: false }))).toMatchObject([
    { state: 'good' },
  ]);
});
