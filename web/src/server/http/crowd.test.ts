import { expect, it } from 'vitest';
import { createCrowdWatch } from './crowd.ts';

it('sees a crowd while it is there, and not a few visitors', () => {
  let answered = 0;
  const isCrowded = createCrowdWatch(() => answered);
  answered += 5;
  expect(isCrowded()).toBe(false);
  answered += 500;
  expect(isCrowded()).toBe(true);
  answered += 5;
  expect(isCrowded()).toBe(false);
});
