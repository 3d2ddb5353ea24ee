import { describe, expect, it } from 'vitest';
import { shuffle } from './shuffle.ts';

describe('shuffle', () => {
  it('keeps every item once and leaves the original alone', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  it('follows the draw', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
  });
});
