import { expect, it } from 'vitest';
import { common, figures, rare, signs, unicodeRange } from './letters.ts';

it('writes neighbours as a range, whatever their order', () => {
  expect(unicodeRange('cabé ')).toBe('U+20,U+61-63,U+e9');
});

it('has each letter in one of the parts only', () => {
  const all = [...common, ...signs, ...figures, ...rare];
  expect(all.length).toBe(new Set(all).size);
});
