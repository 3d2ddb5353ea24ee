import { expect, test } from 'vitest';
import { brokenLinks, readPage } from './links.ts';

const brokenIn = (guide: string) =>
  brokenLinks(
    new Map([
      ['docs/guide.md', readPage(guide)],
      ['README.md', readPage('# Salve\n\n## What `npm start` does\n\n## Twice\n\n## Twice\n')],
    ]),
    (file) => ['docs/guide.md', 'README.md', 'docs/picture.png'].includes(file),
  );

test('links to files, pictures, headings and other sites are good', () => {
  expect(
    brokenIn(
      '# Guide\n[a](../README.md) [b](../README.md#what-npm-start-does) [c](#guide) ![d](picture.png)\n' +
        '[e](https://salve.example/nowhere) [f](../README.md#twice-1) `[g](nowhere.md)`',
    ),
  ).toEqual([]);
});

test('a file or a heading that is not there is named with its line', () => {
  expect(brokenIn('# Guide\n\n[a](nowhere.md)\n[b](../README.md#gone)\n\n[c]: ../lost.md')).toEqual(
    [
      '  docs/guide.md:3: nowhere.md',
      '  docs/guide.md:4: ../README.md#gone',
      '  docs/guide.md:6: ../lost.md',
    ],
  );
});
