import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Rgb } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Palette = Record<string, string>;

const shared = blockOf(':root,');
const studioBlock = blockOf('[data-theme="studio"] {');
const light = declarations(shared, 'light');
const dark = declarations(shared, 'dark');
const palettes: Record<string, Palette> = {
  light,
  dark,
  studio: { ...dark, ...declarations(studioBlock, 'dark') },
};

const text = 4.5;
const graphic = 3;

/** Ink, sheet, least ratio: the pairs in use. */
const pairs: Array<[string, string, number]> = [
  ['ink', 'paper', text],
  ['ink', 'sheet', text],
  ['ink', 'kraft', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'sheet', text],
  ['ink-soft', 'kraft', text],
  ['link', 'paper', text],
  ['link', 'sheet', text],
  ['link', 'kraft', text],
  ['link-hover', 'paper', text],
  ['error', 'paper', text],
  ['error', 'sheet', text],
  ['success', 'paper', text],
  ['success', 'sheet', text],
  ['on-ink', 'ink-surface', text],
  ['on-ink', 'ink-sheet', text],
  ['on-ink-soft', 'ink-surface', text],
  ['on-ink-soft', 'ink-sheet', text],
  ['link-on-ink', 'ink-surface', text],
  ['error-on-ink', 'ink-surface', text],
  ['error-on-ink', 'ink-sheet', text],
  ['success-on-ink', 'ink-sheet', text],
  ['on-orange', 'orange-surface', text],
  ['on-orange', 'orange', text],
  ['on-orange', 'cream', text],
  ['on-code', 'code-surface', text],
  ['on-counter', 'counter-surface', text],
  ['soot', 'cream', text],
  ['soot', 'maize', text],
  ['soot', 'rose', text],
  ['soot', 'frost', text],
  ['cream', 'spruce', text],
  ['cream', 'river', text],
  ['orange', 'paper', graphic],
  ['orange', 'sheet', graphic],
  ['rule', 'paper', graphic],
  ['rule', 'sheet', graphic],
  ['rule-soft', 'paper', graphic],
  ['focus', 'paper', graphic],
  ['focus', 'kraft', graphic],
];

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  test.each(pairs)('%s on %s reaches %d', (ink, sheet, least) => {
    expect(contrast(colour(palette, ink), colour(palette, sheet))).toBeGreaterThanOrEqual(least);
  });
});

test('the schemes differ', () => {
  expect(palettes.light?.paper).not.toBe(palettes.dark?.paper);
  expect(palettes.studio?.paper).not.toBe(palettes.dark?.paper);
});

function blockOf(selector: string): string {
  const start = css.indexOf('{', css.indexOf(selector));
  return css.slice(start + 1, css.indexOf('}', start));
}

function declarations(block: string, scheme: 'light' | 'dark'): Palette {
  const entries = [
    ...block.matchAll(/--([a-z-]+):\s*(?:light-dark\()?(#\w{6})(?:,\s*(#\w{6})\))?;/g),
  ];
  return Object.fromEntries(
    entries.map(([, name = '', first = '', second]) => [
      name,
      scheme === 'dark' ? (second ?? first) : first,
    ]),
  );
}

function colour(palette: Palette, name: string): Rgb {
  const hex = palette[name];
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5)];
}
