import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('so many at a time, answers in order', async () => {
  let running = 0;
  let most = 0;
  const answers = await sideBySide(
    [30, 10, 20, 0],
    async (milliseconds) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(milliseconds);
      running -= 1;
      return milliseconds;
    },
    2,
  );
  expect(answers).toEqual([30, 10, 20, 0]);
  expect(most).toBe(2);
});
