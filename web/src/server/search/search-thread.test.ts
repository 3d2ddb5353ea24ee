import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { SearchRequest } from '../../search/search-question.ts';
import { SearchBusy } from '../../search/site-search.ts';
import { createSearchThread } from './search-thread.ts';

/** Finds as many as it has loaded times; some texts break it, end it, or are never answered. */
const program = `
  import { parentPort } from 'node:worker_threads';
  let loaded = 0;
  parentPort.on('message', ({ id, method, args: [first] }) => {
    if (method === 'load') loaded += 1;
    if (method !== 'find') return parentPort.postMessage({ id, value: method });
    if (first.text === 'hangs') return;
    if (first.text === 'ends') process.exit();
    if (first.text === 'breaks') return parentPort.postMessage({ id, error: 'a bug' });
    parentPort.postMessage({ id, value: { value: { total: loaded }, tookMs: 2 } });
  });
`;

function setUp() {
  const onLost = vi.fn();
  const thread = createSearchThread({
    program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    file: '/nowhere',
    limits: {},
    onLost,
  });
  onTestFinished(thread.stop);
  const find = (text: string) => thread.store.find({ text, locale: 'fr' } as SearchRequest);
  return { ...thread, find, onLost };
}

it('asks the thread, and gives each its own answer', async () => {
  const { store, find } = setUp();
  void find('hangs').catch(() => undefined);
  await store.load();
  expect(await find('renard')).toEqual({ value: { total: 1 }, tookMs: 2 });
  expect(await store.remove('/one')).toBe('remove');
});

it('says what went wrong there', async () => {
  await expect(setUp().find('breaks')).rejects.toThrow('a bug');
});

it('takes no more questions of visitors than can wait, and what is published all the same', async () => {
  const { store, find } = setUp();
  for (let count = 0; count < 50; count += 1) void find('hangs').catch(() => undefined);
  await expect(find('renard')).rejects.toBeInstanceOf(SearchBusy);
  await expect(store.complete('ren', 'fr', 8)).rejects.toBeInstanceOf(SearchBusy);
  expect(await store.remove('/one')).toBe('remove');
});

it('begins again when it has ended, and tells that it has yet to load', async () => {
  const { store, find, onLost } = setUp();
  await store.load();
  const waiting = find('hangs');
  await expect(find('ends')).rejects.toBeInstanceOf(SearchBusy);
  await expect(waiting).rejects.toBeInstanceOf(SearchBusy);
  expect(onLost).toHaveBeenCalledOnce();
  expect(await find('renard')).toMatchObject({ value: { total: 0 } });
  await store.load();
  expect(await find('renard')).toMatchObject({ value: { total: 1 } });
});

it('stops without a word', async () => {
  const { stop, find, onLost } = setUp();
  await find('renard');
  const waiting = find('hangs');
  await stop();
  await expect(waiting).rejects.toBeInstanceOf(SearchBusy);
  await eventually(() => expect(onLost).not.toHaveBeenCalled());
});
