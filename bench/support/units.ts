import type { Unit } from './benchmark.ts';

const number = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const formats: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${number(value / 1000, 1)} KB`,
  ms: (value) => `${number(value, value < 100 ? 1 : 0)} ms`,
  s: (value) => `${number(value, 2)} s`,
  MB: (value) => `${number(value, 0)} MB`,
  'per second': (value) => `${number(value, 0)}/s`,
  points: (value) => number(value, 0),
  ratio: (value) => number(value, 2),
  'yes or no': (value) => (value === 1 ? 'yes' : 'no'),
};

export const inUnit = (value: number, unit: Unit) => formats[unit](value);
