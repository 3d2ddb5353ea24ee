import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { isNotSource } from './builds.ts';
import { hashOf, readStamp, writeStamp } from './stale.ts';

const inProject = (use: (folder: string, hash: () => Promise<string>) => Promise<void>) =>
  withTempDir(async (folder) => {
    await mkdir(join(folder, 'web/src/ui'), { recursive: true });
    await writeFile(join(folder, 'web/src/ui/Button.tsx'), 'button');
    await writeFile(join(folder, 'package-lock.json'), '{}');
    await use(folder, () => hashOf(folder, ['web', 'package-lock.json'], isNotSource));
  });

test('the same sources give the same hash', async () => {
  await inProject(async (_, hash) => {
    expect(await hash()).toBe(await hash());
  });
});

test('a changed, added, removed or renamed file gives another', async () => {
  await inProject(async (folder, hash) => {
    const seen = [await hash()];
    await writeFile(join(folder, 'web/src/ui/Button.tsx'), 'Button');
    seen.push(await hash());
    await writeFile(join(folder, 'web/src/ui/Link.tsx'), 'link');
    seen.push(await hash());
    await rename(join(folder, 'web/src/ui/Link.tsx'), join(folder, 'web/src/ui/Lank.tsx'));
    seen.push(await hash());
    await writeFile(join(folder, 'package-lock.json'), '{"changed":true}');
    seen.push(await hash());
    expect(new Set(seen).size).toBe(seen.length);

    await rm(join(folder, 'web/src/ui/Lank.tsx'));
    expect(seen).not.toContain(await hash());
  });
});

test('results, packages and tests do not count', async () => {
  await inProject(async (folder, hash) => {
    const before = await hash();
    for (const ignored of ['web/dist', 'web/node_modules/x']) {
      await mkdir(join(folder, ignored), { recursive: true });
      await writeFile(join(folder, ignored, 'file.js'), 'x');
    }
    await writeFile(join(folder, 'web/src/ui/Button.test.tsx'), 'test');
    expect(await hash()).toBe(before);
  });
});

test('a stamp is gone when its folder is', async () => {
  await withTempDir(async (folder) => {
    const file = join(folder, 'dist', '.built-from');
    expect(await readStamp(file)).toBeUndefined();
    await writeStamp(file, 'abc');
    expect(await readStamp(file)).toBe('abc');
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await readStamp(file)).toBeUndefined();
  });
});
