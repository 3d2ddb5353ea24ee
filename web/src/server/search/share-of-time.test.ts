import { expect, it } from 'vitest';
import { createShareOfTime } from './share-of-time.ts';

it('begins no work beyond its share, and begins again once time has passed', () => {
  let clock = 0;
  const time = createShareOfTime({ share: 0.1, burstMs: 100, now: () => clock });
  const tries = () => {
    if (!time.hasTime()) return false;
    clock += 60;
    time.add(60);
    return true;
  };
  expect([tries(), tries(), tries()]).toEqual([true, true, false]);
  clock += 100;
  expect(tries()).toBe(true);
});
