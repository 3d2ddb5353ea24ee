import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLastGood } from './last-good.ts';

it('goes on without a disk, and saves when there is one again', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'last-good-'));
  const folder = join(parent, 'kept');
  // A file where the folder should be: nothing can be written.
  await writeFile(folder, '');
  const lastGood = createLastGood(folder);
  await lastGood.write('/accueil', { title: 'Bonjour' });
  expect(await lastGood.read('/accueil')).toEqual({ title: 'Bonjour' });

  await rm(folder);
  await mkdir(folder);
  await lastGood.write('/accueil', { title: 'Bonjour' });
  expect(await readdir(folder)).toHaveLength(1);
  await rm(parent, { recursive: true });
});
