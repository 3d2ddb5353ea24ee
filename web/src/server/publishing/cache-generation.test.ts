import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { createCacheGeneration } from './cache-generation.ts';

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

type Generations = ReturnType<typeof createCacheGeneration>;

function start(): Generations {
  const generation = createCacheGeneration(join(folder, 'not-there-yet', 'generation'));
  onTestFinished(generation.settled);
  return generation;
}
const told = async ({ app }: Generations) => {
  const answer = await app.request('/cache-generation');
  expect(answer.status).toBe(204);
  return answer.headers.get('Cache-Generation');
};

it('is one word until something is withdrawn, and then another', async () => {
  const generation = start();
  const before = await told(generation);
  expect(before).toMatch(/^[\w-]{20,}$/);
  expect(await told(generation)).toBe(before);
  generation.end();
  expect(await told(generation)).not.toBe(before);
});

it('outlives a restart', async () => {
  const first = start();
  const before = await told(first);
  await first.settled();
  const second = start();
  expect(await told(second)).toBe(before);
  second.end();
  const after = await told(second);
  await second.settled();
  expect(await told(start())).toBe(after);
});

it('may be kept by a server in front for a moment only', async () => {
  const answer = await start().app.request('/cache-generation');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=1');
});
