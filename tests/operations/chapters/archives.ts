import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';
import { inAll } from '../../support/scope.ts';
import type { Life } from '../support/life.ts';
import { newestReference } from '../support/stored.ts';

export function archives(life: Life) {
  beforeAll(() => life.salve.stop());

  test('keeps data that is there, and moves it aside when asked', async () => {
    const { salve, archive } = life;
    const refused = await salve.npm('restore', [archive]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Say --replace');

    const last = newestReference(salve) ?? '?';
    const replaced = await salve.npm('restore', [archive, '--replace']);
    expect(replaced.code, replaced.output).toBe(0);
    const [aside] = (await readdir(salve.dataDir)).filter((name) =>
      name.startsWith('before-restore-'),
    );
    expect(replaced.output).toContain(join(salve.dataDir, aside ?? '?'));
    expect(newestReference(salve)).not.toBe(last);
    expect(existsSync(join(salve.dataDir, aside ?? '', 'outbox.db'))).toBe(true);
    const old = await salve.npm('submissions', ['list', '--limit', '1'], {
      DATA_DIR: join(salve.dataDir, aside ?? ''),
    });
    expect(old.output).toContain(last);
  });

  const cutOff = ['cut off', async (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)] as const;
  const flipped = ['with a changed byte', async (bytes: Buffer) => changedByte(bytes)] as const;
  const altered = ['whose content was changed', () => repackedWithOtherSecrets(life)] as const;
  const none = ['that is none', async () => Buffer.from('hello')] as const;

  // What unpacks it notices the one, what it says of itself the other.
  test.each(inAll([cutOff, flipped, altered, none], [flipped, altered]))(
    '%s is refused and changes nothing',
    async (_, damage) => {
      const { salve } = life;
      const damaged = join(life.shelf, 'damaged.tar.gz');
      await writeFile(damaged, await damage(await readFile(life.archive)));
      const before = await readdir(salve.dataDir);
      const { code, output } = await salve.npm('restore', [damaged, '--replace']);
      expect(code).toBe(1);
      expect(output).toMatch(/nothing was restored/);
      expect(await readdir(salve.dataDir)).toEqual(before);
    },
  );

  test('leaves a PostgreSQL database to its own tool, and has the rest', async () => {
    const { salve, shelf } = life;
    const env = { DATABASE_URL: 'postgres://salve@localhost/salve' };
    const refused = await salve.npm('backup', ['--to', join(shelf, 'rest.tar.gz')], env);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('pg_dump');
    expect(existsSync(join(shelf, 'rest.tar.gz'))).toBe(false);

    const args = ['--to', join(shelf, 'rest.tar.gz'), '--without-database'];
    const saved = await salve.npm('backup', args, env);
    expect(saved.code, saved.output).toBe(0);
    expect(saved.output).toContain('Not in it: the PostgreSQL database');
    const inside = await run('tar', ['-tzf', join(shelf, 'rest.tar.gz')]);
    expect(inside).toContain('secrets.env');
    expect(inside).not.toContain('.db');
  });
}

function changedByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 0xff, middle);
  return changed;
}

async function repackedWithOtherSecrets({ shelf, archive }: Life): Promise<Buffer> {
  const folder = await mkdtemp(join(shelf, 'repacked-'));
  await run('tar', ['-xzf', archive, '-C', folder]);
  await writeFile(join(folder, 'secrets.env'), 'CONTENT_TOKEN=of-somebody-else\n');
  const file = join(shelf, 'repacked.tar.gz');
  await run('tar', ['-czf', file, '-C', folder, '.']);
  return readFile(file);
}
