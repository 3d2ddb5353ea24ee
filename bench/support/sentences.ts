import { type Figure, isMissed } from './benchmark.ts';
import { inUnit } from './units.ts';

/** One sentence for each limit that is missed. */
export const sentencesFor = (benchmark: string, figures: readonly Figure[]): string[] =>
  figures.filter(isMissed).map((figure) => sentence(benchmark, figure));

function sentence(benchmark: string, { subject, measure, value, unit, limit, detail }: Figure) {
  const bound =
    limit?.atMost === undefined
      ? `at least ${inUnit(limit?.atLeast ?? 0, unit)}`
      : `at most ${inUnit(limit.atMost, unit)}`;
  const why = detail ? ` (${detail})` : '';
  return `${benchmark}: ${measure} of ${subject} is ${inUnit(value, unit)} and must be ${bound}${why}.`;
}
