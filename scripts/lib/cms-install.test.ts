import { expect, test } from 'vitest';
import { explain, packagesIn, stampFor } from './cms-install.ts';
import { CommandFailed } from './run.ts';

const failure = (output: string) => explain(new CommandFailed('npm ci', 1, output, ''));

test('a missing network is told by name', () => {
  expect(failure('npm error code ENOTFOUND').message).toContain('registry could not be reached');
});

test('anything else is shown as it is, without the traffic', () => {
  const { detail } = failure('npm http fetch GET 200\nnpm error code EUSAGE');
  expect(detail).toContain('EUSAGE');
  expect(detail).not.toContain('http fetch');
});

test('packages are counted without the project itself and without optional ones', () => {
  const lock = { packages: { '': {}, 'node_modules/a': {}, 'node_modules/b': { optional: true } } };
  expect(packagesIn(JSON.stringify(lock))).toBe(1);
});

test('another lock file is another installation', () => {
  expect(stampFor('{}')).not.toBe(stampFor('{ }'));
});
