import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function helperIn(scope: string) {
  vi.stubEnv('SCOPE', scope);
  vi.resetModules();
  return import('./scope.ts');
}

test('npm test looks at a sample, npm run test:all at everything', async () => {
  const line = await helperIn('');
  expect(line.inAll(['fr', 'en'], ['fr'])).toEqual(['fr']);
  expect(line.inAll(1000, 200)).toBe(200);
  expect(line.leftToAll).toHaveLength(1);

  const all = await helperIn('all');
  expect(all.inAll(['fr', 'en'], ['fr'])).toEqual(['fr', 'en']);
  expect(all.inAll(1000, 200)).toBe(1000);
  expect(all.leftToAll).toEqual([]);
});

test.each(['', 'all'])('what everything lacks can be in no sample (SCOPE "%s")', async (scope) => {
  const { inAll } = await helperIn(scope);
  expect(() => inAll(['fr'], ['fr', 'en'])).toThrow('no part');
  expect(() => inAll(5, 20)).toThrow('no part');
});
