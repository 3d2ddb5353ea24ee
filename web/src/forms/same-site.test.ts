import { expect, it } from 'vitest';
import { isSameSite } from './same-site.ts';

const site = 'https://salve.example';

it.each([
  ['a page of this site', { origin: site, fetchSite: 'same-origin', host: 'salve.example' }, true],
  [
    'this site under another name of the host',
    { origin: 'http://localhost:3000', fetchSite: 'same-origin', host: 'localhost:3000' },
    true,
  ],
  [
    'an old browser on this site',
    { origin: site, fetchSite: undefined, host: 'salve.example' },
    true,
  ],
  [
    'another site',
    { origin: 'https://evil.example', fetchSite: 'cross-site', host: 'salve.example' },
    false,
  ],
  [
    'another site in an old browser',
    { origin: 'https://evil.example', fetchSite: undefined, host: 'salve.example' },
    false,
  ],
  [
    'a sister domain',
    { origin: 'https://x.salve.example', fetchSite: 'same-site', host: 'salve.example' },
    false,
  ],
  ['a sandboxed frame', { origin: 'null', fetchSite: 'cross-site', host: 'salve.example' }, false],
  [
    'a frame in an old browser',
    { origin: 'null', fetchSite: undefined, host: 'salve.example' },
    false,
  ],
  ['nobody knows', { origin: undefined, fetchSite: undefined, host: 'salve.example' }, false],
])('a post from %s', (_, headers, allowed) => expect(isSameSite(headers, site)).toBe(allowed));
