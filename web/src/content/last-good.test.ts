import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLastGood } from './last-good.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'last-good-'));
  folder = join(parent, 'kept');
});
afterEach(() => rm(parent, { recursive: true }));

const answer = (title: string) => ({ text: `{"data":"${title}"}`, isEmpty: false });
const nothing = { text: '{"data":[]}', isEmpty: true };
const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));

it('goes on without a disk, and saves when there is one again', async () => {
  // A file where the folder should be: nothing can be written.
  await writeFile(folder, '');
  const lastGood = createLastGood(folder);
  await lastGood.write('/accueil', answer('Bonjour'));
  expect(await lastGood.read('/accueil')).toBe(answer('Bonjour').text);

  await rm(folder);
  await mkdir(folder);
  await lastGood.write('/accueil', answer('Bonjour'));
  expect(await readdir(folder)).toHaveLength(1);
});

it('strangers who ask for what does not exist fill no disk and push no answer out', async () => {
  const limits = { answers: 10, empty: 5 };
  const lastGood = createLastGood(folder, limits);
  await lastGood.write('/nouvelle/une', answer('Une'));
  for (let count = 0; count < 50; count += 1) await lastGood.write(`/nouvelle/${count}`, nothing);
  expect(await files()).toHaveLength(6);

  const afterRestart = createLastGood(folder, limits);
  expect(await afterRestart.read('/nouvelle/une')).toBe(answer('Une').text);
  expect(await afterRestart.read('/nouvelle/49')).toBe(nothing.text);
  expect(await afterRestart.read('/nouvelle/0')).toBeUndefined();
});

it('answers are bounded too, over restarts, and the one in use stays', async () => {
  const limits = { answers: 5, empty: 5 };
  const first = createLastGood(folder, limits);
  for (let count = 0; count < 5; count += 1) await first.write(`/blogue?q=${count}`, answer('Un'));
  const second = createLastGood(folder, limits);
  await second.read('/blogue?q=0');
  for (let count = 5; count < 9; count += 1) await second.write(`/blogue?q=${count}`, answer('Un'));
  expect(await files()).toHaveLength(5);
  const third = createLastGood(folder, limits);
  expect(await third.read('/blogue?q=0')).toBe(answer('Un').text);
  expect(await third.read('/blogue?q=1')).toBeUndefined();
});

it('what was taken offline does not come back with a restart', async () => {
  const lastGood = createLastGood(folder);
  await lastGood.write('/nouvelle/une', answer('Une'));
  await lastGood.write('/nouvelle/une', nothing);
  expect(await createLastGood(folder).read('/nouvelle/une')).toBe(nothing.text);
  await lastGood.write('/nouvelle/une', answer('Une autre'));
  expect(await createLastGood(folder).read('/nouvelle/une')).toBe(answer('Une autre').text);
  expect(await files()).toHaveLength(1);
});

it('one that was pushed out is saved when it is answered again', async () => {
  const lastGood = createLastGood(folder, { answers: 1, empty: 1 });
  await lastGood.write('/a', answer('A'));
  await lastGood.write('/b', answer('B'));
  await lastGood.write('/a', answer('A'));
  expect(await createLastGood(folder).read('/a')).toBe(answer('A').text);
});
