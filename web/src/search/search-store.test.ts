import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearchStore } from './search-store.ts';

const document = (address: string, text: string, more: Partial<SearchDocument> = {}) =>
  ({
    ...{ address, locale: 'fr', kind: 'news', title: 'Une nouvelle', headings: [], tags: [] },
    ...{ summary: '', text, date: undefined },
    ...more,
  }) satisfies SearchDocument as SearchDocument;

const page = (path: string, text: string, more: Partial<SearchDocument> = {}) => ({
  path,
  version: text,
  documents: [document(path, text, more)],
});

async function meantBy(store: ReturnType<typeof createSearchStore>, text: string) {
  return (await store.find({ text, locale: 'fr', page: 1, size: 10 })).value.meant;
}

async function foundIn(store: ReturnType<typeof createSearchStore>, text: string) {
  const { value } = await store.find({ text, locale: 'fr', page: 1, size: 10 });
  return value.hits.map(({ address }) => address);
}

it('holds what it was given after a restart, all that belongs to it included', async () => {
  const file = join(useFolder(), 'search.db');
  const before = createSearchStore({ file });
  await before.put(
    page('/nouvelle/a', 'Un renard passe.', { tags: ['forêt'], date: '2026-01-01' }),
  );
  await before.edit('fr', { synonyms: [], pinned: [] });
  const after = createSearchStore({ file });
  expect(await after.load()).toEqual([{ path: '/nouvelle/a', version: 'Un renard passe.' }]);
  const { value } = await after.find({ text: 'renards', locale: 'fr', page: 1, size: 10 });
  expect(value.hits).toMatchObject([
    { address: '/nouvelle/a', kind: 'news', title: 'Une nouvelle', tags: ['forêt'] },
  ]);
  expect(value.hits[0]?.date).toBe('2026-01-01');
  // Corrected, as words of the texts are.
  expect(await meantBy(after, 'renrad')).toBe('renard');
});

it('puts a page in place of what was found at its address, and leaves nothing of it', async () => {
  const store = createSearchStore({ file: ':memory:' });
  // More than lie together.
  for (let number = 0; number < 300; number += 1) {
    await store.put(page(`/nouvelle/${number}`, 'Un renard.'));
  }
  await store.put(page('/nouvelle/7', 'Une marmotte.'));
  await store.remove('/nouvelle/8');
  expect(await foundIn(store, 'marmotte')).toEqual(['/nouvelle/7']);
  const { value } = await store.find({ text: 'renard', locale: 'fr', page: 1, size: 1000 });
  expect(value.total).toBe(298);
  expect(value.hits.map(({ address }) => address)).not.toContain('/nouvelle/7');
  // In the database it has the number of the one before.
  await store.put(page('/nouvelle/7', 'Une loutre.'));
  expect(await foundIn(store, 'marmotte')).toEqual([]);
  expect(await meantBy(store, 'lourte')).toBe('loutre');
  await store.remove('/nouvelle/7');
  expect(await meantBy(store, 'lourte')).toBeUndefined();
});

it('throws a damaged file away and says so, rather than that there is nothing', async () => {
  const file = join(useFolder(), 'search.db');
  const onDamaged = vi.fn();
  const before = createSearchStore({ file });
  for (let number = 0; number < 300; number += 1) {
    await before.put(page(`/nouvelle/${number}`, `Un renard. ${'Il passe encore. '.repeat(50)}`));
  }
  const disk = await open(file, 'r+');
  const { size } = await disk.stat();
  await disk.write(Buffer.alloc(size - 4096, 0xff), 0, size - 4096, 4096);
  await disk.close();
  const after = createSearchStore({ file, onDamaged });
  await expect(after.load()).rejects.toThrow(/malformed/);
  expect(onDamaged).toHaveBeenCalledOnce();
  expect(await after.load()).toEqual([]);
  await after.put(page('/nouvelle/a', 'Un renard.'));
  expect(await foundIn(after, 'renard')).toEqual(['/nouvelle/a']);
});
