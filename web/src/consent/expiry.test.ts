import { expect, it } from 'vitest';
import { endOfDayOneMonthAhead } from './expiry.ts';

it.each([
  ['an ordinary day in winter', '2026-11-15T12:00:00-05:00', '2026-12-15T23:59:59-05:00'],
  ['an ordinary day in summer', '2026-06-10T12:00:00-04:00', '2026-07-10T23:59:59-04:00'],
  ['into summer time', '2026-02-20T12:00:00-05:00', '2026-03-20T23:59:59-04:00'],
  ['on the day summer time begins', '2026-02-08T12:00:00-05:00', '2026-03-08T23:59:59-04:00'],
  ['the day before it begins', '2026-02-07T12:00:00-05:00', '2026-03-07T23:59:59-05:00'],
  ['into winter time', '2026-10-15T12:00:00-04:00', '2026-11-15T23:59:59-05:00'],
  ['on the day winter time begins', '2026-10-01T12:00:00-04:00', '2026-11-01T23:59:59-05:00'],
  ['the hour that comes twice', '2026-11-01T01:30:00-05:00', '2026-12-01T23:59:59-05:00'],
  ['January 31', '2026-01-31T12:00:00-05:00', '2026-02-28T23:59:59-05:00'],
  ['January 31 of a leap year', '2028-01-31T12:00:00-05:00', '2028-02-29T23:59:59-05:00'],
  ['March 31', '2026-03-31T12:00:00-04:00', '2026-04-30T23:59:59-04:00'],
  ['over the new year', '2026-12-31T23:30:00-05:00', '2027-01-31T23:59:59-05:00'],
  ['late in Québec, already tomorrow elsewhere', '2026-06-11T03:59:00Z', '2026-07-11T03:59:59Z'],
  ['just after midnight in Québec', '2026-06-11T04:00:00Z', '2026-07-12T03:59:59Z'],
])('%s', (_name, now, expected) => {
  expect(endOfDayOneMonthAhead(new Date(now))).toEqual(new Date(expected));
});
