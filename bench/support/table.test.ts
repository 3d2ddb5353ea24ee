import { expect, it } from 'vitest';
import type { Figure } from './benchmark.ts';
import { sentencesFor } from './sentences.ts';
import { tableOf } from './table.ts';

const figures: Figure[] = [
  { subject: '/', measure: 'js', value: 4_100, unit: 'bytes', limit: { atMost: 5_000 } },
  { subject: '/', measure: 'speed', value: 98, unit: 'points', limit: { atLeast: 99 } },
  {
    subject: '/services',
    measure: 'js',
    value: 5_200,
    unit: 'bytes',
    limit: { atMost: 5_000 },
    detail: 'two scripts',
  },
];

it('shows a row a subject, marks what is missed and tells notable differences', () => {
  const reference = { '/': { js: 4_000, speed: 100 }, '/services': { js: 2_600 } };
  expect(tableOf(figures, reference)).toBe(
    [
      '                          js  speed',
      '/                     4.1 KB   ✗ 98',
      '/services  ✗ 5.2 KB (+100 %)',
    ].join('\n'),
  );
});

it('says a sentence for each limit that is missed, and none for the others', () => {
  expect(sentencesFor('bytes', figures)).toEqual([
    'bytes: speed of / is 98 and must be at least 99.',
    'bytes: js of /services is 5.2 KB and must be at most 5.0 KB (two scripts).',
  ]);
});

it('takes what is no number for a miss', () => {
  const unknown: Figure = { subject: 'x', measure: 'y', value: Number.NaN, unit: 'ms', limit: {} };
  expect(sentencesFor('bytes', [unknown])).toHaveLength(1);
});
