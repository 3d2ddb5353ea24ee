import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

test('a row for each address, a column for each width and theme, a gap where there is no picture', () => {
  const html = contactSheet([
    { path: '/', width: 360, theme: 'light', file: 'home-360.png' },
    { path: '/', width: 360, theme: 'dark', file: 'home-360-dark.png' },
    { path: '/en/news', width: 360, theme: 'light', file: 'news-360.png' },
  ]);
  expect(html.match(/<th scope="col">(360 px, \w+)/g)).toHaveLength(2);
  expect(html.match(/<th scope="row">/g)).toHaveLength(2);
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html).toContain('<td></td>');
});
