import { describe, expect, it } from 'vitest';
import { redirectFor } from './redirects.ts';

// `new URL('//evil.example/', base)` would change the host, so the path is set on its own.
const at = (pathname: string, search = '') => {
  const url = new URL('https://salve.example');
  url.pathname = pathname;
  url.search = search;
  return url;
};

describe('redirects', () => {
  it.each([
    ['/en', '/en/homepage'],
    ['/en/', '/en/homepage'],
    ['/en/news/', '/en/news'],
    ['/services///', '/services'],
  ])('%s → %s', (from, to) => expect(redirectFor(at(from))).toBe(to));

  it('keeps the query', () => {
    expect(redirectFor(at('/services/', '?lang=en&a=b'))).toBe('/services?lang=en&a=b');
    expect(redirectFor(at('/en', '?utm=x'))).toBe('/en/homepage?utm=x');
  });

  it.each(['/', '/services', '/en/news'])('leaves %s alone', (path) =>
    expect(redirectFor(at(path))).toBeUndefined(),
  );

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '//evil.example/%2e%2e/',
  ])('%s never leaves the host', (path) => {
    const target = redirectFor(at(path));
    if (target !== undefined) {
      expect(new URL(target, 'https://salve.example').host).toBe('salve.example');
    }
  });
});
