import { describe, expect, test } from 'vitest';
import { allWidths, mediaSrcSet, mediaUrl, mediaWidths } from './media-url.ts';

describe('mediaUrl', () => {
  test('asks for a width and a format', () => {
    expect(mediaUrl('/uploads/x.webp', { width: 500, format: 'avif' })).toBe(
      '/media/w_500,f_avif/uploads/x.webp',
    );
  });

  test.each(['/uploads/x.svg', '/uploads/X.SVG', '/uploads/x.svg?v=2'])(
    'passes %s unchanged',
    (src) => {
      expect(mediaUrl(src, { width: 500, format: 'avif' })).toBe(`/media/_${src}`);
    },
  );
});

describe('mediaWidths', () => {
  test.each([
    [2400, false, [500, 750, 1000]],
    [2400, true, [500, 750, 1000, 1600]],
    [1200, true, [500, 750, 1000]],
    [750, false, [500, 750]],
    [320, false, [500]],
    [0, false, [500]],
  ])('of %d, wide: %s', (original, wide, widths) => {
    expect(mediaWidths(original, wide)).toEqual(widths);
  });
});

test('no width is offered that the endpoint does not make', () => {
  for (const original of [0, 320, 640, 900, 1300, 4000]) {
    expect(allWidths).toEqual(expect.arrayContaining(mediaWidths(original, true)));
  }
});

test('mediaSrcSet lists each width', () => {
  expect(mediaSrcSet('/uploads/x.jpg', [500, 750], 'webp')).toBe(
    '/media/w_500,f_webp/uploads/x.jpg 500w, /media/w_750,f_webp/uploads/x.jpg 750w',
  );
});
