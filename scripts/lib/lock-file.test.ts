import { expect, test } from 'vitest';
import {
  completed,
  type LockFile,
  missingPackages,
  platformOf,
  withoutAddress,
} from './lock-file.ts';

const optionalDependencies = { '@x/x-linux-x64': '1.0.0', '@x/x-darwin-arm64': '1.0.0' };

const lock: LockFile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/@x/x-linux-x64': { version: '1.0.0', optional: true },
    'node_modules/x': { version: '1.0.0', dev: true, optionalDependencies },
    'web/node_modules/x': { version: '2.0.0', optionalDependencies: { '@x/x-linux-x64': '2.0.0' } },
    'web/node_modules/@x/x-linux-x64': { version: '2.0.0' },
  },
};

test('a package of another platform that was left out is found, beside its family', () => {
  expect(missingPackages(lock)).toEqual([
    { path: 'node_modules/@x/x-darwin-arm64', version: '1.0.0', dev: true },
  ]);
});

test('a nested family is completed where it lies', () => {
  const nested: LockFile = {
    packages: {
      'node_modules/a/node_modules/x': { version: '1.0.0', optionalDependencies },
      'node_modules/a/node_modules/@x/x-linux-x64': { version: '1.0.0' },
    },
  };
  expect(missingPackages(nested).map(({ path }) => path)).toEqual([
    'node_modules/a/node_modules/@x/x-darwin-arm64',
  ]);
});

test('once completed nothing is missing, and the rest has not changed', () => {
  const result = completed(lock);
  expect(missingPackages(result)).toEqual([]);
  expect(result.packages).toMatchObject(lock.packages);
  expect(result.packages['node_modules/@x/x-darwin-arm64']).toEqual({
    version: '1.0.0',
    resolved: 'https://packages.invalid/@x/x-darwin-arm64/-/x-darwin-arm64-1.0.0.tgz',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  });
});

test('where each package lies is said without a registry; folders of this repository lie here', () => {
  const known = 'https://packages.invalid/b/-/b-3.0.0.tgz';
  const some: LockFile = {
    packages: {
      '': { version: '0.1.0' },
      web: { version: '0.1.0', name: '@salve/web' },
      'node_modules/@salve/web': { version: '0.1.0', resolved: 'web', link: true },
      'node_modules/alias': { version: '2.0.0', name: 'real' },
      'node_modules/a/node_modules/b': { version: '3.0.0', resolved: known },
    },
  };
  expect(withoutAddress(some)).toEqual(['node_modules/alias']);
  const { packages } = completed(some);
  expect(withoutAddress({ packages })).toEqual([]);
  expect(packages['node_modules/alias']?.resolved).toBe(
    'https://packages.invalid/real/-/real-2.0.0.tgz',
  );
  expect(packages['node_modules/a/node_modules/b']?.resolved).toBe(known);
  expect(packages.web?.resolved).toBeUndefined();
});

test.each([
  [
    'node_modules/@rollup/rollup-linux-arm64-musl',
    { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  ],
  [
    'node_modules/@rollup/rollup-linux-arm-gnueabihf',
    { os: ['linux'], cpu: ['arm'], libc: ['glibc'] },
  ],
  ['node_modules/@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
  ['node_modules/@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s', (path, platform) => {
  expect(platformOf(path)).toEqual(platform);
});

test('a name without a platform is not guessed', () => {
  expect(() => platformOf('node_modules/leftpad')).toThrow('leftpad');
});
