import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

function colour(palette: Palette, name: string): string {
  const value = palette[name];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
