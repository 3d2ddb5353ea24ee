import { expect, test } from 'vitest';
import { anchorId, placeId } from './anchor-id.ts';

test('a part of a page keeps the name that editors gave it', () => {
  expect(placeId(' Formation ')).toBe('formation');
  expect(placeId('Durée totale')).toBe('durée-totale');
});

test('a part of a page never takes the name of a part of the frame', () => {
  expect(placeId('contenu')).not.toBe('contenu');
  expect(placeId('Pied')).not.toBe('pied');
});

test('a place inside a text is set apart from both', () => {
  expect(anchorId('formation')).toBe('anchor-formation');
});
