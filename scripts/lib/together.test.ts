import { expect, test } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { patienceMs } from '../../tests/support/patience.ts';
import type { Member } from './crew.ts';
import { createProgress } from './progress.ts';
import { startAll } from './together.ts';

const member = (name: string): Member => ({
  name,
  file: '',
  args: [],
  cwd: '.',
  env: {},
  onLine: () => {},
  readyUrl: '',
  readyWithin: patienceMs,
  advice: '',
});

test('the site does not wait for its content service to begin, and all is ready when both are', async () => {
  const happened: string[] = [];
  let contentIsReady = () => {};
  const crew = {
    start: async ({ name }: Member) => {
      happened.push(`${name} begins`);
      if (name === 'the content service') {
        await new Promise<void>((resolve) => {
          contentIsReady = resolve;
        });
      }
      happened.push(`${name} is ready`);
    },
  };
  const progress = createProgress({ write: () => {} });
  const starting = startAll(crew, ['the content service', 'the site'].map(member), progress, () =>
    happened.push('all is ready'),
  );
  await eventually(() => expect(happened).toContain('the site is ready'));
  contentIsReady();
  await starting;
  expect(happened).toEqual([
    'the content service begins',
    'the site begins',
    'the site is ready',
    'the content service is ready',
    'all is ready',
  ]);
});
