import { describe, expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, quebecDay, quebecHolidays } from './working-days.ts';

describe('holidays in Québec', () => {
  it('are these in 2026', () => {
    expect(quebecHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-18',
      '2026-06-24',
      '2026-07-01',
      '2026-09-07',
      '2026-10-12',
      '2026-12-25',
    ]);
  });

  it('move to Monday from a weekend', () => {
    expect(quebecHolidays(2028)).toContain('2028-01-03');
    expect(quebecHolidays(2028)).toContain('2028-06-26');
  });
});

describe('working days', () => {
  it('leave out weekends and holidays', () => {
    expect(isWorkingDay('2026-06-24')).toBe(false);
    expect(isWorkingDay('2026-06-27')).toBe(false);
    expect(isWorkingDay('2026-06-25')).toBe(true);
  });

  it.each([
    ['2026-03-09', 5, '2026-03-16'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-12-24', 5, '2027-01-04'],
    ['2026-03-16', -2, '2026-03-12'],
  ])('%s and %i more is %s', (from, count, to) => expect(addWorkingDays(from, count)).toBe(to));
});

it('knows which day it is in Québec', () => {
  expect(quebecDay(new Date('2026-03-11T03:30:00Z'))).toBe('2026-03-10');
  expect(quebecDay(new Date('2026-03-11T04:30:00Z'))).toBe('2026-03-11');
});
