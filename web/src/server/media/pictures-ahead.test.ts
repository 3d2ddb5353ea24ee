import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { createPicturesAhead, picturesIn } from './pictures-ahead.ts';

const html = `<picture><source srcset="/media/w_500,f_avif/uploads/a.png 500w, /media/w_750,f_avif/uploads/a.png 750w">
  <img src="/media/w_500,f_jpg/uploads/a.png"></picture><img src="/media/_/uploads/b.svg">
  <meta property="og:image" content="https://salve.example/media/w_1000,f_jpg/uploads/a.png">`;

it('finds every size and format that a page asks for', () => {
  expect([...picturesIn(html)]).toEqual([
    '/media/w_500,f_avif/uploads/a.png',
    '/media/w_750,f_avif/uploads/a.png',
    '/media/w_500,f_jpg/uploads/a.png',
    '/media/_/uploads/b.svg',
    '/media/w_1000,f_jpg/uploads/a.png',
  ]);
});

it('makes them one at a time, while nobody waits, and whatever becomes of one of them', async () => {
  const made: string[] = [];
  const visitors = { areBusy: true };
  let atWork = 0;
  const ahead = createPicturesAhead({
    make: async (address) => {
      expect(atWork).toBe(0);
      atWork += 1;
      await new Promise(setImmediate);
      atWork -= 1;
      if (address.includes('avif')) throw new Error('no such file');
      made.push(address);
    },
    isBusy: () => visitors.areBusy,
  });
  onTestFinished(ahead.stop);
  ahead.add(html);
  ahead.add(html);
  await new Promise(setImmediate);
  expect([made, ahead.waiting()]).toEqual([[], 5]);
  visitors.areBusy = false;
  await eventually(() => expect(ahead.waiting()).toBe(0));
  expect(made).toHaveLength(3);
});
