import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('the median is the middle one, or between the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 10, 3, 2])).toBe(2.5);
});

it('so many percent are not above a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile(hundred, 50)).toBe(50);
  expect(percentile([7], 99)).toBe(7);
});

it('nothing measured is an error, not a zero that passes', () => {
  expect(() => median([])).toThrow('Nothing was measured');
  expect(() => percentile([], 99)).toThrow('Nothing was measured');
});
