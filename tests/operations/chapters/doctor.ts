import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { postJson } from '../../faults/support/posting.ts';
import { type Diagnosis, diagnosisOf } from '../support/diagnosis.ts';
import type { Life } from '../support/life.ts';

export function doctor(life: Life) {
  let told: Diagnosis;
  beforeAll(async () => {
    await fetch(`${life.salve.siteUrl}/nos-realisations`);
    await postJson(life.salve.siteUrl);
    told = await diagnosisOf(life.salve);
  });

  test('an installation that runs is well', () => {
    const { code, wrong, output } = told;
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(output).toContain('✓ CONTENT_TOKEN may read and may not write.');
    expect(output).toContain('✓ INBOX_TOKEN may fill the inbox and may not read.');
  });

  test('nobody else on the machine can read what it writes', async () => {
    const { dataDir } = life.salve;
    const open: string[] = [];
    for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
      const found = await stat(join(dataDir, name)).catch(() => undefined);
      if (found && found.mode & 0o077) open.push(name);
    }
    expect(open).toEqual([]);
    expect(told.output).toContain('✓ Nobody else on this machine can read');
  });
}
