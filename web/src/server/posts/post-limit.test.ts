import { afterEach, describe, expect, it } from 'vitest';
import { createPostLimit, type PostLimit } from './post-limit.ts';

let limit: PostLimit;
afterEach(() => limit.stop());

describe.each([
  ['one node', undefined],
  ['a database that is away', 'postgres://nobody@127.0.0.1:9/nothing'],
])('on %s', (_, databaseUrl) => {
  const start = () => {
    limit = createPostLimit({ databaseUrl, onError: () => undefined });
  };
  const store = (sender: string, isNew = true) =>
    limit.storing(sender, async (isOneOfMany) => ({ isOneOfMany, isNew }));

  it('tells the sixth stored message of one sender, and of no other', async () => {
    start();
    const many: boolean[] = [];
    for (let time = 1; time <= 7; time += 1) many.push((await store('ada')).isOneOfMany);
    expect(many).toEqual([false, false, false, false, false, true, true]);
    expect((await store('bea')).isOneOfMany).toBe(false);
  });

  it('tells it of messages that come at once', async () => {
    start();
    const stored = await Promise.all(Array.from({ length: 8 }, () => store('ada')));
    expect(stored.filter(({ isOneOfMany }) => isOneOfMany)).toHaveLength(3);
  });

  it('counts neither a message that was stored before nor one that could not be', async () => {
    start();
    const failing = () => limit.storing('ada', () => Promise.reject(new Error('full')));
    for (let time = 1; time <= 10; time += 1) {
      await store('ada', false);
      await expect(failing()).rejects.toThrow('full');
    }
    for (let time = 1; time <= 5; time += 1) {
      expect((await store('ada')).isOneOfMany).toBe(false);
    }
    expect((await store('ada')).isOneOfMany).toBe(true);
  });

  it('holds off the 61st post of one sender in ten minutes, whatever became of the others', async () => {
    start();
    for (let time = 1; time <= 60; time += 1) expect(await limit.secondsToWait('ada')).toBe(0);
    const seconds = await limit.secondsToWait('ada');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(await limit.secondsToWait('bea')).toBe(0);
  });
});
