import { describe, expect, it } from 'vitest';
import { locationOf, readablePath, readDestination } from './destination.ts';

const site = 'https://salve.example';
const location = (destination: string, search = '') => {
  const read = readDestination(destination, site);
  return read && locationOf(read, search);
};

describe('a destination', () => {
  it.each([
    ['/carriere', '/carriere'],
    ['/carriere?a=b#c', '/carriere?a=b#c'],
    ['/été', '/%C3%A9t%C3%A9'],
    ['https://salve.example/carriere', '/carriere'],
    ['https://ailleurs.example/x?y=%2Fz#w', 'https://ailleurs.example/x?y=%2Fz#w'],
  ])('%s leads to %s', (destination, expected) => expect(location(destination)).toBe(expected));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example\\@salve.example',
    'https://moi:moi@evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    'evil.example',
    'https:evil.example',
    '',
  ])('%j leads nowhere', (destination) => expect(location(destination)).toBeUndefined());

  it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/@evil.example', '/https://evil.example'])(
    '%s stays on this host',
    (destination) => {
      expect(new URL(location(destination) ?? '', site).host).toBe('salve.example');
    },
  );

  it('keeps the query that a visitor came with, beside its own', () => {
    expect(location('/carriere', '?utm=x')).toBe('/carriere?utm=x');
    expect(location('/carriere?a=b#c', '?utm=x')).toBe('/carriere?a=b&utm=x#c');
    expect(location('https://ailleurs.example', '?utm=x')).toBe('https://ailleurs.example/?utm=x');
  });
});

it.each([
  ['/%C3%A9t%C3%A9', '/été'],
  ['/%c3%a9t%c3%a9/', '/été'],
  ['/', '/'],
  ['/%E9', '/%E9'],
])('the path %s reads %s', (path, expected) => expect(readablePath(path)).toBe(expected));
