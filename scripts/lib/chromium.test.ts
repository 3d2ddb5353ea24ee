import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { findChromium } from './chromium.ts';

test('the system’s own is found by any of its names', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'google-chrome');
    await writeFile(file, '');
    await chmod(file, 0o755);
    expect(await findChromium({ PATH: `${folder}:${folder}/none` })).toBe(file);
  });
});

test('CHROMIUM_PATH wins, and is refused when nothing is there', async () => {
  expect(await findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere' })).rejects.toThrow('CHROMIUM_PATH');
});
