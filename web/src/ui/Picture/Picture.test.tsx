import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = { src: '/uploads/x.webp', alt: 'Un quai', width: 1200, height: 800, sizes: '50vw' };

test('offers avif, then webp, then jpg', () => {
  const html = renderToStaticMarkup(<Picture {...picture} />);
  const order = ['type="image/avif"', 'type="image/webp"', '<img'].map((part) =>
    html.indexOf(part),
  );

  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(html).toContain('src="/media/w_1000,f_jpg/uploads/x.webp"');
});

test('keeps its place before it arrives', () => {
  expect(renderToStaticMarkup(<Picture {...picture} tone="river" />)).toMatch(
    /data-placeholder="river" alt="Un quai" width="1200" height="800"/,
  );
});

test('claims no size it does not know', () => {
  expect(renderToStaticMarkup(<Picture {...picture} width={0} height={0} />)).not.toMatch(
    /(?:width|height)="0"/,
  );
});

test('waits until it is near, unless it is in the first view', () => {
  const late = renderToStaticMarkup(<Picture {...picture} />);
  expect(late).toContain('loading="lazy"');
  expect(late).not.toContain('fetchPriority');

  const first = renderToStaticMarkup(<Picture {...picture} priority />);
  expect(first).toContain('loading="eager"');
  expect(first).toMatch(/fetchpriority="high"/i);
});

test('a vector is one image, without placeholder', () => {
  const html = renderToStaticMarkup(<Picture {...picture} src="/uploads/x.svg" tone="river" />);
  expect(html).toMatch(/^<img .*src="\/media\/_\/uploads\/x.svg"/);
  expect(html).not.toContain('data-placeholder');
});
