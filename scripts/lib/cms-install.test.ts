import { expect, test } from 'vitest';
import { explain, packagesIn, stampFor } from './cms-install.ts';
import { CommandFailed } from './run.ts';

const failure = (output: string) => explain(new CommandFailed('npm ci', 1, output, ''));

test('a missing compiler ends with what to install', () => {
  const problem = failure(
    'npm http fetch GET 200\nnpm error gyp ERR! stack Error: not found: make',
  );
  expect(problem.message).toContain('apt-get install build-essential python3');
  expect(problem.detail).not.toContain('http fetch');
});

test('a missing network is told apart from it', () => {
  expect(failure('npm error code ENOTFOUND').message).toContain('registry could not be reached');
});

test('anything else is shown as it is', () => {
  expect(failure('npm error code EUSAGE').detail).toContain('EUSAGE');
});

test('packages are counted without the project itself and without optional ones', () => {
  const lock = { packages: { '': {}, 'node_modules/a': {}, 'node_modules/b': { optional: true } } };
  expect(packagesIn(JSON.stringify(lock))).toBe(1);
});

test('another lock file is another installation', () => {
  expect(stampFor('{}')).not.toBe(stampFor('{ }'));
});
