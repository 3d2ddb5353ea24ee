import { expect, it } from 'vitest';
import { isOneSlip, isTwoSlips } from './slip.ts';

it.each([
  ['acessibilite', 'a letter missing'],
  ['acccessibilite', 'a letter too many'],
  ['accesibbilite', 'wrong in two places', false],
  ['accessibilote', 'a wrong letter'],
  ['accessiblite', 'a letter missing inside'],
  ['acecssibilite', 'two letters exchanged'],
  ['accessibilit', 'the last one missing'],
  ['accessibilite', 'none'],
  ['securite', 'another word', false],
])('%s: %s', (typed, _what, isSlip = true) =>
  expect(isOneSlip(typed, 'accessibilite')).toBe(isSlip),
);

it('two slips are two', () => {
  expect(isTwoSlips('acesibilite', 'accessibilite')).toBe(true);
  expect(isTwoSlips('acesiblite', 'accessibilite')).toBe(false);
});
