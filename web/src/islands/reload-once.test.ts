import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const build = 'https://salve.example/assets/entry.browser-1.js';
const gone = 'https://salve.example/assets/Sidebar.island-2.js';
const error = new TypeError(`error loading dynamically imported module: ${gone}`);

function page({ status = 404, isBusy = false, reloaded = '' } = {}) {
  const reload = vi.fn();
  const ask = vi.fn(async (_piece: string) => new Response(null, { status }));
  const kept = new Map([['reloaded-build', reloaded]]);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
  return { build, storage, ask, isBusy: () => isBusy, reload };
}

test('a piece that is gone reloads the page once for a build', async () => {
  const visited = page();
  await reloadOnce(error, visited);
  await reloadOnce(error, visited);
  expect(visited.ask).toHaveBeenCalledWith(gone);
  expect(visited.reload).toHaveBeenCalledTimes(1);
});

test('a piece that would come, now that it is asked for again, reloads nothing', async () => {
  const visited = page({ status: 200 });
  await reloadOnce(error, visited);
  expect(visited.reload).not.toHaveBeenCalled();
});

test('a visitor who leaves or fills in a form keeps the page', async () => {
  const visited = page({ isBusy: true });
  await reloadOnce(error, visited);
  expect(visited.reload).not.toHaveBeenCalled();
});

test('without a connection the page stays, and a later loss may still reload', async () => {
  const visited = page();
  await reloadOnce(error, { ...visited, ask: () => Promise.reject(new TypeError('offline')) });
  expect(visited.reload).not.toHaveBeenCalled();
  await reloadOnce(error, visited);
  expect(visited.reload).toHaveBeenCalledTimes(1);
});

test('an error that names no piece asks for the code that runs, never for another host', async () => {
  const visited = page();
  await reloadOnce(new Error('See https://react.dev/errors/418'), visited);
  expect(visited.ask).toHaveBeenCalledWith(build);
});
