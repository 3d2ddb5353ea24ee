import { type Figure, isMissed } from './benchmark.ts';
import type { Values } from './results.ts';
import { inUnit } from './units.ts';

/** Smaller differences from the reference are the weather. */
const notable = 0.05;

/** One row a subject, one column a measure; ✗ where a limit is missed, and how far from the reference. */
export function tableOf(figures: readonly Figure[], reference: Values | undefined): string {
  const subjects = unique(figures.map(({ subject }) => subject));
  const measures = unique(figures.map(({ measure }) => measure));
  const cell = (subject: string, measure: string) => {
    const figure = figures.find((one) => one.subject === subject && one.measure === measure);
    return figure ? textOf(figure, reference?.[subject]?.[measure]) : '';
  };
  const rows = [
    ['', ...measures],
    ...subjects.map((subject) => [subject, ...measures.map((measure) => cell(subject, measure))]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths?.[0] ?? 0) : text.padStart(widths?.[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function textOf(figure: Figure, before: number | undefined): string {
  const parts = [inUnit(figure.value, figure.unit), differenceFrom(before, figure.value)];
  if (isMissed(figure)) parts.unshift('✗');
  return parts.filter(Boolean).join(' ');
}

function differenceFrom(before: number | undefined, value: number): string {
  if (!before) return '';
  const change = value / before - 1;
  if (Math.abs(change) < notable) return '';
  return `(${change > 0 ? '+' : '−'}${Math.abs(change * 100).toFixed(0)} %)`;
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
