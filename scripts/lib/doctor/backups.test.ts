import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { checkBackups } from './backups.ts';

const day = 24 * 60 * 60 * 1000;

test('the newest archive tells how old the last backup is', () =>
  withTempDir(async (folder) => {
    expect(await checkBackups(join(folder, 'none'))).toEqual([]);
    expect((await checkBackups(folder))[0]?.sentence).toContain('There is no backup');
    await writeFile(join(folder, 'salve.tar.gz'), '');
    expect(await checkBackups(folder)).toMatchObject([{ state: 'good' }]);
    const later = () => Date.now() + 9 * day + day / 2;
    expect(await checkBackups(folder, later)).toEqual([
      { state: 'doubtful', sentence: 'The last backup is 9 days old. Run npm run backup.' },
    ]);
  }));
