import { expect, test } from 'vitest';
import { isAtLeast, requireNodeVersion } from './node-version.ts';

test.each([
  ['20.19.0', true],
  ['20.19.5', true],
  ['20.20.0', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.8', false],
])('Node %s against a floor of 20.19.0: %s', (version, good) => {
  expect(isAtLeast(version, '20.19.0')).toBe(good);
});

test('an old Node is told what to do', async () => {
  await expect(requireNodeVersion('18.20.8')).rejects.toThrow(
    /needs Node 20.* this is Node 18\.20\.8/,
  );
});
