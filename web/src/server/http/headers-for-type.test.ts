import { expect, it } from 'vitest';
import { headersForType } from './headers-for-type.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders({
  isDevelopment: false,
  analyticsUrl: undefined,
  hsts: 'max-age=1',
});

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain'],
  ['/icons.svg', 'image/svg+xml'],
  ['/service-worker.js', 'text/javascript'],
  ['/unknown', null],
])('%s carries them all', (path, type) => {
  expect(headersForType(path, type, headers)).toEqual(headers);
});

it.each([
  ['/assets/entry.js', 'text/javascript; charset=utf-8'],
  ['/assets/site.css', 'text/css; charset=utf-8'],
  ['/assets/face.woff2', 'font/woff2'],
  ['/media/w_400,f_avif/uploads/town.avif', 'image/avif'],
])('%s carries those that mean something to it', (path, type) => {
  expect(headersForType(path, type, headers)).toEqual({
    'Strict-Transport-Security': headers['Strict-Transport-Security'],
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
