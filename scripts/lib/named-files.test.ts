import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { isNotOurs } from './hygiene.ts';
import { root } from './paths.ts';

test('every file of code that a document names by its place is there', async () => {
  const lost: string[] = [];
  for await (const file of filesUnder(root, '.', isNotOurs)) {
    if (!file.endsWith('.md') || file === 'CHANGELOG.md') continue;
    const text = await readFile(join(root, file), 'utf8');
    for (const [, named = ''] of text.matchAll(
      /`((?:web|cms|scripts|bench|tests)\/[\w./-]+\.tsx?)`/g,
    )) {
      if (!existsSync(join(root, named))) lost.push(`${named} in ${file}`);
    }
  }
  expect(lost).toEqual([]);
});
