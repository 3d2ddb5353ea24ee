import { expect, it } from 'vitest';
import { createShareOfTime } from './share-of-time.ts';

it('begins no work beyond its share, and begins again once time has passed', () => {
  let clock = 0;
  const time = createShareOfTime({ share: 0.1, burstMs: 100, now: () => clock });
  const work = () => {
    clock += 60;
    return 'done';
  };
  expect(time.spend(work)).toBe('done');
  expect(time.spend(work)).toBe('done');
  expect(time.spend(work)).toBeUndefined();
  clock += 100;
  expect(time.spend(work)).toBe('done');
});

it('counts work that fails', () => {
  let clock = 0;
  const time = createShareOfTime({ share: 0.1, burstMs: 10, now: () => clock });
  const fail = () => {
    clock += 60;
    throw new Error('failed');
  };
  expect(() => time.spend(fail)).toThrow('failed');
  expect(time.spend(fail)).toBeUndefined();
});
