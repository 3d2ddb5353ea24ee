import { expect, inject, test } from 'vitest';
import { list } from './api.ts';
import { withUndecided } from './own-content.ts';
import { seed } from './sample-data.ts';

const everything = async () => {
  const paths = [
    'tags',
    'nouvelles',
    'blogues',
    'etudes',
    'employes',
    'securites',
    'pages-services',
  ];
  const answers = await Promise.all(
    paths.map((path) => list(`${path}?pagination[limit]=999&sort=id:asc`)),
  );
  return answers.map(({ entries }) => entries);
};

test('a second seed changes nothing', async () => {
  const before = await everything();
  expect(await seed(inject('service').env)).toContain('Nothing to do');
  expect(await everything()).toEqual(before);
});

test('nothing is published over somebody’s own entries', () =>
  withUndecided(async ({ change, count, seed, isDecided }) => {
    // Somebody's own in a single type, which the sample would make a second document of.
    change("update securite_page set document_id = 'my-own'");
    change('delete from nouvelles');
    await expect(seed()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Nothing was changed'),
    });
    expect(count('nouvelles')).toBe(0);
    expect(isDecided(), 'no start fills it unasked').toBe(true);
  }));

test('the command explains itself', async () => {
  expect(await seed(inject('service').env, '--help')).toContain('--reset');
});
