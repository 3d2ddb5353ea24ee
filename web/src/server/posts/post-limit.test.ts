import { afterEach, describe, expect, it } from 'vitest';
import { createPostLimit, type PostLimit } from './post-limit.ts';

let limit: PostLimit;
afterEach(() => limit.stop());

describe.each([
  ['one node', undefined],
  ['a database that is away', 'postgres://nobody@127.0.0.1:9/nothing'],
])('on %s', (_, databaseUrl) => {
  it('refuses the sixth post of one sender, and no other sender', async () => {
    limit = createPostLimit({ databaseUrl, secret: 'a-long-secret', onError: () => undefined });
    const answers: boolean[] = [];
    for (let time = 1; time <= 6; time += 1) answers.push(await limit.mayPost('192.0.2.1'));
    expect(answers).toEqual([true, true, true, true, true, false]);
    expect(await limit.mayPost('192.0.2.2')).toBe(true);
  });
});
