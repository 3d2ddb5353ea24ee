import { expect, test } from 'vitest';
import { ofBuild } from './builds.ts';

test('a build of other sources is told with what builds it', () => {
  expect(ofBuild('The site', true).state).toBe('good');
  expect(ofBuild('The site', false)).toEqual({
    state: 'doubtful',
    sentence: expect.stringContaining('npm start'),
  });
});
