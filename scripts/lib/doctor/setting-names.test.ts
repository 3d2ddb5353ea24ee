import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { namesIn, namesLike } from './setting-names.ts';

const example = 'SITE_URL=\nSMTP_URL=\n';

test('names that are read are well', () => {
  expect(namesIn('SITE_URL=https://salve.example\n', example)).toMatchObject([{ state: 'good' }]);
});

test('a typing mistake is told with the name that was meant', () => {
  expect(namesIn('SMPT_URL=smtp://localhost\n', example)).toEqual([
    { state: 'wrong', sentence: expect.stringMatching(/SMPT_URL.*SMTP_URL is meant/) },
  ]);
  expect(namesIn('SOMETHING_ELSE=1\n', example)[0]?.sentence).not.toContain('is meant');
});

test("a typing mistake in the environment is told, and other programs' names are not", () => {
  const listed = 'DATABASE_URL=\nPORT=\nCMS_HOST=\n';
  expect(namesLike(['DATABASE_ULR', 'PATH', 'HOST', 'SPORT'], '', listed)).toEqual([
    { state: 'wrong', sentence: expect.stringMatching(/DATABASE_ULR.*DATABASE_URL is meant/) },
  ]);
  expect(namesLike(['DATABASE_URL'], '', listed)).toEqual([]);
  // Told once, as a name in .env.
  expect(namesLike(['DATABASE_ULR'], 'DATABASE_ULR=x\n', listed)).toEqual([]);
});

test.each(['web/src/server/environment.ts', 'cms/src/environment.ts'])(
  'every name that %s reads is in .env.example',
  async (file) => {
    const listed = await readFile(join(root, '.env.example'), 'utf8');
    const source = await readFile(join(root, file), 'utf8');
    const names = [...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+):|process\.env\.([A-Z0-9_]+)/gm)].map(
      ([, site, cms]) => site ?? cms,
    );
    expect(names.length).toBeGreaterThan(10);
    // Given by the commands, never by a person.
    const ours = names.filter((name) => name !== 'NODE_ENV');
    expect(ours.filter((name) => !listed.includes(`\n${name}=`))).toEqual([]);
  },
);
