import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { removeFormerFolders } from './former-folders.ts';

it.each(['shelf', 'search'])(
  'the folder %s of earlier versions goes, all else stays',
  async (name) => {
    const folder = useFolder();
    await mkdir(join(folder, name, 'pages'), { recursive: true });
    await writeFile(join(folder, name, 'pages', 'a.json'), '');
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'pages.db'), '');
    await removeFormerFolders(folder);
    expect((await readdir(folder)).sort()).toEqual(['media', 'pages.db']);
  },
);

it.each(['shelf', 'search'])('what is called %s and is no folder stays', async (name) => {
  const folder = useFolder();
  const file = useFolder();
  await writeFile(join(folder, name), 'mine');
  await removeFormerFolders(folder);
  expect(await readFile(join(folder, name), 'utf8')).toBe('mine');

  const linked = useFolder();
  await writeFile(join(file, 'a.txt'), 'mine');
  await symlink(file, join(linked, name));
  await removeFormerFolders(linked);
  expect(await readFile(join(linked, name, 'a.txt'), 'utf8')).toBe('mine');
});

it('an installation without them starts as well', async () => {
  await expect(removeFormerFolders(join(useFolder(), 'none'))).resolves.toBeUndefined();
});
