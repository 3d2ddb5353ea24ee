import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { createLastGood, type LastGood } from './last-good.ts';

let folder: string;
beforeEach(() => {
  folder = join(useFolder(), 'kept');
});

const answer = (title: string, askedAt = 1) => ({
  text: `{"data":"${title}"}`,
  askedAt,
  isEmpty: false,
});
const nothing = { text: '{"data":[]}', askedAt: 1, isEmpty: true };
const textAt = async (lastGood: LastGood, key: string) => (await lastGood.read(key))?.text;
const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));

it('goes on without a disk, and saves when there is one again', async () => {
  // A file where the folder should be: nothing can be written.
  await writeFile(folder, '');
  const lastGood = createLastGood(folder);
  await lastGood.write('/accueil', answer('Bonjour'));
  expect(await textAt(lastGood, '/accueil')).toBe(answer('Bonjour').text);

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
  expect(await textAt(afterRestart, '/nouvelle/une')).toBe(answer('Une').text);
  expect(await textAt(afterRestart, '/nouvelle/49')).toBe(nothing.text);
  expect(await textAt(afterRestart, '/nouvelle/0')).toBeUndefined();
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
  expect(await textAt(third, '/blogue?q=0')).toBe(answer('Un').text);
  expect(await textAt(third, '/blogue?q=1')).toBeUndefined();
});

it('what was taken offline does not come back with a restart', async () => {
  const lastGood = createLastGood(folder);
  await lastGood.write('/nouvelle/une', answer('Une'));
  await lastGood.write('/nouvelle/une', nothing);
  expect(await textAt(createLastGood(folder), '/nouvelle/une')).toBe(nothing.text);
  await lastGood.write('/nouvelle/une', answer('Une autre'));
  expect(await textAt(createLastGood(folder), '/nouvelle/une')).toBe(answer('Une autre').text);
  expect(await files()).toHaveLength(1);
});

it('one that was pushed out is saved when it is answered again', async () => {
  const lastGood = createLastGood(folder, { answers: 1, empty: 1 });
  await lastGood.write('/a', answer('A'));
  await lastGood.write('/b', answer('B'));
  await lastGood.write('/a', answer('A'));
  expect(await textAt(createLastGood(folder), '/a')).toBe(answer('A').text);
});

describe('what has been withdrawn', () => {
  const entry = (documentId: string, locale = 'fr') => ({
    id: 1,
    documentId,
    attributes: { locale, title: documentId },
  });
  const list = (...data: object[]) => ({
    text: JSON.stringify({ data, meta: { pagination: { total: data.length } } }),
    askedAt: 10,
    isEmpty: false,
  });
  const read = async (lastGood: LastGood, key: string) =>
    JSON.parse((await textAt(lastGood, key)) ?? 'null');

  it('is in no earlier answer, neither alone nor in a list, and not after a restart', async () => {
    const lastGood = createLastGood(folder);
    await lastGood.write('/list', list(entry('stays'), entry('goes'), entry('goes', 'en')));
    await lastGood.write('/home', {
      ...answer('', 10),
      text: JSON.stringify({
        data: { ...entry('home'), attributes: { study: { data: entry('goes') } } },
      }),
    });
    await lastGood.withdraw({ documentId: 'goes', locale: 'fr' }, 20);
    for (const one of [lastGood, createLastGood(folder)]) {
      const { data, meta } = await read(one, '/list');
      expect(data).toEqual([entry('stays'), entry('goes', 'en')]);
      expect(meta.pagination.total).toBe(2);
      expect((await read(one, '/home')).data.attributes.study.data).toBeNull();
    }
  });

  it('is back when it was published again', async () => {
    const lastGood = createLastGood(folder);
    await lastGood.withdraw({ documentId: 'comes', locale: 'fr' }, 5);
    await lastGood.write('/list', list(entry('comes')));
    expect((await read(lastGood, '/list')).data).toHaveLength(1);
  });

  it('does not come back with an answer that was asked for before and came late', async () => {
    const lastGood = createLastGood(folder);
    await lastGood.write('/about', { ...nothing, askedAt: 20 });
    await lastGood.write('/about', answer('Old', 10));
    expect(await textAt(lastGood, '/about')).toBe(nothing.text);
    await lastGood.write('/about', answer('New', 30));
    await lastGood.write('/about', answer('Old', 25));
    expect(await textAt(lastGood, '/about')).toBe(answer('New').text);
  });
});
