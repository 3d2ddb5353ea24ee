import { expect, test } from 'vitest';
import { stampFor } from '../cms-install.ts';
import { ofContentService, ofSite } from './packages.ts';

const lock = (packages: object) => JSON.stringify({ packages });
const locked = lock({
  '': { version: '0.1.0' },
  web: { version: '0.1.0' },
  'node_modules/hono': { version: '4.13.17' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/@salve/web': { link: true },
});

test('packages of the lock file are well', () => {
  const installed = lock({ 'node_modules/hono': { version: '4.13.17' } });
  expect(ofSite(locked, installed).state).toBe('good');
});

test.each([
  ['another version', lock({ 'node_modules/hono': { version: '4.0.0' } }), 'hono'],
  ['one that is missing', lock({}), 'hono'],
  ['nothing installed', undefined, 'not installed'],
])('%s is told', (_, installed, words) => {
  const { state, sentence } = ofSite(locked, installed);
  expect(state).toBe('wrong');
  expect(sentence).toContain(words);
  expect(sentence).toContain('npm ci');
});

test('the content service’s packages belong to its lock file', () => {
  expect(ofContentService(locked, stampFor(locked)).state).toBe('good');
  expect(ofContentService(`${locked} `, stampFor(locked)).state).toBe('wrong');
  expect(ofContentService(locked, undefined).sentence).toContain('npm start');
});
