import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarks } from '../../bench/benchmarks.ts';
import { filesUnder } from './files.ts';
import { isNotOurs } from './hygiene.ts';
import { root } from './paths.ts';

const lines = ['test', 'all', 'bench', 'hand', 'none'];

interface Row {
  readonly about: string;
  readonly lines: readonly string[];
  readonly shownBy: readonly string[];
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const rows = (await readFile(join(root, 'docs/quality.md'), 'utf8'))
  .split('\n')
  .filter((line) => /^\| (\d+ )?\|/.test(line))
  .map(cellsOf)
  .filter(([, , about = '']) => !about.startsWith('what is held'))
  .map(
    ([, number = '', about = '', , line = '', shownBy = '']): Row => ({
      about: `${number} ${about.slice(0, 60)}`.trim(),
      lines: line.split(', '),
      shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  );

/** Texts of all test files, by their names without what follows `.test` or `.spec`. */
const tests = new Map<string, string>();
for (const folder of ['web/src', 'scripts', 'tests']) {
  for await (const file of filesUnder(root, folder, isNotOurs)) {
    if (!/\.(?:test|spec)\.tsx?$/.test(file)) continue;
    const name = basename(file).replace(/\.(?:test|spec)\.tsx?$/, '');
    tests.set(name, (tests.get(name) ?? '') + (await readFile(join(root, file), 'utf8')));
  }
}
const names = new Set(benchmarks.map(({ name }) => name));
const isInTest = (name: string) => tests.has(name) && !name.endsWith('.all');
const isInAll = (name: string) => name.endsWith('.all') || /inAll[<(]/.test(tests.get(name) ?? '');

test('every number of the bar has a row', () => {
  const numbers = new Set(rows.map(({ about }) => Number.parseInt(about, 10)));
  for (let number = 1; number <= 45; number += 1) expect(numbers).toContain(number);
});

test.each(rows)('$about: names its line, and what shows it there', ({ lines: named, shownBy }) => {
  expect(named.filter((line) => !lines.includes(line))).toEqual([]);
  expect(shownBy.filter((name) => !tests.has(name) && !names.has(name))).toEqual([]);
  if (named.includes('test')) expect(shownBy.some(isInTest)).toBe(true);
  else expect(shownBy.filter((name) => !names.has(name))).toEqual([]);
  if (named.includes('all')) expect(shownBy.some(isInAll)).toBe(true);
  else expect(shownBy.filter((name) => name.endsWith('.all'))).toEqual([]);
  if (named.includes('bench')) expect(shownBy.some((name) => names.has(name))).toBe(true);
});
