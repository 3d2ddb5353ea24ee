import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { secretNames } from '../../../scripts/lib/secrets.ts';
import { tokenOf } from '../../contract/editor.ts';
import { until } from '../../support/until.ts';
import { diagnosisOf } from '../support/diagnosis.ts';
import { accountOf, type Life, linkIn } from '../support/life.ts';
import { acceptedPost } from '../support/posting.ts';
import { isDelivered } from '../support/stored.ts';

export function secrets(life: Life) {
  let session: string;
  let readingKey: string | undefined;
  beforeAll(async () => {
    session = await tokenOf(accountOf(life));
    readingKey = (await life.salve.settings()).env.CONTENT_TOKEN;
    expect(await administers(session)).toBe(200);
    await rotate(secretNames);
  });

  const statusOf = async (path: string, token: string | undefined) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${life.salve.contentUrl}${path}`, { headers })).status;
  };
  const administers = (token: string) => statusOf('/admin/users/me', token);
  const reads = (token: string | undefined) => statusOf('/api/reglages', token);

  async function rotate(names: readonly string[]): Promise<void> {
    const file = join(life.salve.dataDir, 'secrets.env');
    let text = await readFile(file, 'utf8');
    for (const name of names) {
      const line = new RegExp(`^${name}=.*$`, 'm');
      text = text.replace(line, `${name}=${randomBytes(32).toString('hex')}`);
    }
    await writeFile(file, text);
  }

  test('that both programs must know are told', async () => {
    const { code, wrong } = await diagnosisOf(life.salve);
    expect(code).toBe(1);
    const shared = ['CONTENT_TOKEN', 'INBOX_TOKEN', 'HOOK_SECRET'];
    for (const name of shared) expect(wrong.join('\n')).toContain(name);
    expect(wrong).toHaveLength(shared.length);
  });

  describe('once both have restarted', () => {
    let printed: string;
    beforeAll(async () => {
      await life.salve.stop();
      printed = await life.salve.start();
    });

    test('are no longer told', async () => {
      expect((await diagnosisOf(life.salve)).wrong).toEqual([]);
    });

    test('are the only ones', async () => {
      expect(await administers(session)).toBe(401);
      expect(await administers(await tokenOf(accountOf(life)))).toBe(200);
      expect(await reads(readingKey)).toBe(401);
      expect(await reads((await life.salve.settings()).env.CONTENT_TOKEN)).toBe(200);

      const reference = await acceptedPost(life.salve);
      await until(() => isDelivered(life.salve, reference));
      life.acknowledged.push(reference);
    });

    test('make no new link, since somebody has registered', () => {
      expect(linkIn(printed)).toBeUndefined();
    });
  });
}
