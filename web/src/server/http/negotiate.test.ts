import { expect, it } from 'vitest';
import { holdsVersion, negotiateEncoding } from './negotiate.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
])('answers %s with %s', (accepted, encoding) =>
  expect(negotiateEncoding(accepted)).toBe(encoding),
);

it('recognises the version a visitor holds, weakly and in a list', () => {
  expect(holdsVersion('"a", W/"b"', 'W/"b"')).toBe(true);
  expect(holdsVersion('"b"', 'W/"b"')).toBe(true);
  expect(holdsVersion('"c"', 'W/"b"')).toBe(false);
  expect(holdsVersion(undefined, 'W/"b"')).toBe(false);
});
