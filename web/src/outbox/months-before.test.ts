import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

// Named at run time: another compiler, with types of its own, is in charge of that program.
const inContentService = (await import(
  join(import.meta.dirname, '../../../cms/src/inbox/months-before.ts')
)) as { monthsBefore: typeof monthsBefore };

describe.each([
  ['the site', monthsBefore],
  ['the content service', inContentService.monthsBefore],
])('months before a moment, in %s', (_program, count) => {
  it.each([
    ['2026-05-15T10:20:30.400Z', 3, '2026-02-15T10:20:30.400Z'],
    ['2026-05-31T10:20:30.400Z', 3, '2026-02-28T10:20:30.400Z'],
    ['2024-05-31T00:00:00.000Z', 3, '2024-02-29T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2026-03-29T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-07-31T12:00:00.000Z', 1, '2026-06-30T12:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', 2, '2025-11-30T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 48, '2020-02-29T12:00:00.000Z'],
  ])('counts from %s by %i to %s', (now, months, then) => {
    expect(count(new Date(now), months).toISOString()).toBe(then);
  });

  it('leaves the moment itself alone', () => {
    const now = new Date('2026-05-31T00:00:00Z');
    count(now, 3);
    expect(now.toISOString()).toBe('2026-05-31T00:00:00.000Z');
  });
});

it('both programs count the same on every day of four years', () => {
  const days = Array.from({ length: 1461 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  for (const day of days) {
    for (const months of [1, 6, 12, 24]) {
      expect(inContentService.monthsBefore(day, months)).toEqual(monthsBefore(day, months));
    }
  }
});
