import { expect, test } from 'vitest';
import { withUndecided } from './own-content.ts';

test('a start that nobody asked to fill it leaves somebody’s own entries alone', () =>
  withUndecided(async ({ change, count, seed, isDecided }) => {
    change("update securite_page set document_id = 'my-own'");
    change('delete from nouvelles');
    expect(await seed('--if-new')).toContain('Nothing was changed');
    expect(count('nouvelles')).toBe(0);
    expect(isDecided()).toBe(true);
  }));

test('a run that broke off is gone on with', () =>
  withUndecided(async ({ change, count, seed, isDecided }) => {
    const whole = count('nouvelles');
    change('delete from nouvelles');
    expect(await seed('--if-new')).toContain('Sample content in place');
    expect(count('nouvelles')).toBe(whole);
    expect(isDecided()).toBe(true);
  }));

test('begun empty, it stays so unless the sample is asked for', () =>
  withUndecided(async ({ change, count, seed, isDecided }) => {
    change('delete from nouvelles');
    await seed('--empty');
    expect(isDecided()).toBe(true);
    expect(await seed('--if-new')).toContain('Nothing to do');
    expect(count('nouvelles')).toBe(0);
    expect(await seed()).toContain('Sample content in place');
    expect(count('nouvelles')).toBeGreaterThan(0);
  }));
