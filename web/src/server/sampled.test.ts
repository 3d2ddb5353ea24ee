import { expect, it, vi } from 'vitest';
import { sampled } from './sampled.ts';

it('tells of the first few, and then how many were passed over', () => {
  let time = 0;
  const tell = vi.fn();
  const happened = sampled<string>(tell, { atMost: 2, withinMs: 1000, now: () => time });
  for (const name of ['a', 'b', 'c', 'd', 'e']) happened(name);
  expect(tell.mock.calls).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  time = 1000;
  happened('f');
  happened('g');
  expect(tell.mock.calls.slice(2)).toEqual([
    ['f', 3],
    ['g', 0],
  ]);
});
