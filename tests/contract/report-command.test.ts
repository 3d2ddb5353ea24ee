/** The command that tells all of what the admin's page on the state of the content is told. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { type State, stateOf } from './content-state.ts';

async function report(...args: string[]): Promise<string> {
  const program = join(cmsDir, 'dist/src/content-state/command.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: cmsDir,
    env: inject('service').env,
  });
  return stdout;
}

test('programs are told the same', async () => {
  const told = JSON.parse(await report('--json')) as Record<string, State>;
  const { env } = inject('service');
  for (const check of ['untranslated', 'outdated', 'description', 'alternative', 'schedule']) {
    const { total, findings } = await stateOf(check);
    expect(told[check]).toMatchObject({ total, complete: true, findings });
  }
  expect(told.links).toEqual({ total: 0, complete: false, findings: [] });
  expect(told.untranslated?.findings[0]).toMatchObject({
    url: expect.stringContaining(`${env.PUBLIC_URL}/admin/content-manager/`),
  });
});

test('people are told in words', async () => {
  const text = await report();
  expect(text).toMatch(/^Without a translation\n {2}(fr|en) {2}Blogue: /);
  expect(text).toContain('Older than the other language\n  Nothing.');
  expect(text).toContain(`Not looked at to the end: ${inject('service').env.SITE_URL}`);
});
