import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { launchOptions } from './launch-options.ts';

test('browsers know no font of the machine but the one that the repository brings', async () => {
  const { FONTCONFIG_FILE: file } = launchOptions('/usr/bin/chromium').env;
  const folders = [
    ...(await readFile(file, 'utf8')).matchAll(/<dir prefix="relative">(.+)<\/dir>/g),
  ];
  expect(folders).toHaveLength(1);
  expect(existsSync(resolve(dirname(file), folders[0]?.[1] ?? '', '400Regular'))).toBe(true);
});
