import { expect, inject, test } from 'vitest';
import { list } from './api.ts';
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
  expect(await seed(inject('service').env)).toContain('nothing to do');
  expect(await everything()).toEqual(before);
});

test('the command explains itself', async () => {
  expect(await seed(inject('service').env, '--help')).toContain('--reset');
});
