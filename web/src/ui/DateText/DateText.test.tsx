import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateText } from './DateText.tsx';
import { dateText } from './date-text.ts';

test.each([
  ['2026-03-04', '04 . 03 . 2026'],
  ['2026-01-01', '01 . 01 . 2026'],
  ['2026-12-31T23:30:00.000Z', '31 . 12 . 2026'],
])('%s is shown as %s, whatever the clock', (date, shown) => {
  expect(dateText(date)).toBe(shown);
});

test('machines get the day as well', () => {
  expect(renderToStaticMarkup(<DateText date="2026-03-04" />)).toMatch(
    /^<time [^>]*datetime="2026-03-04">04 \. 03 \. 2026<\/time>$/i,
  );
});
