import { expect, test } from 'vitest';
import { checkNode } from './node.ts';

test('a Node that is new enough is well, an older one is named', async () => {
  expect(await checkNode('20.19.0')).toMatchObject([{ state: 'good' }]);
  expect(await checkNode('18.20.0')).toMatchObject([
    { state: 'wrong', sentence: expect.stringContaining('this is Node 18.20.0') },
  ]);
});
