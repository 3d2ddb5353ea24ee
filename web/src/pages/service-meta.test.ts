import { describe, expect, it } from 'vitest';
import { summaryOf } from './service-meta.ts';

describe('summaryOf', () => {
  it('takes the first paragraph without its marks', () => {
    expect(summaryOf('Une **maison**, [ici](/la).\n\nLa suite.')).toBe('Une maison, ici.');
  });

  it('ends a long one between two words', () => {
    const summary = summaryOf('mot '.repeat(100));
    expect(summary.length).toBeLessThanOrEqual(161);
    expect(summary).toMatch(/mot…$/);
  });
});
