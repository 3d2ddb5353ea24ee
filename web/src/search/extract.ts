import type { Locale } from '../site/locale.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Word, wordsOf } from './words.ts';

/** A piece of text, and whether it is one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const extractLength = 240;

/** A text cut into pieces at the words that were looked for. Plain text: it is escaped where shown. */
export function marked(text: string, stems: ReadonlySet<string>, locale: Locale): Piece[] {
  return cut(text, hitsIn(text, stems, locale), 0, text.length);
}

/** The part of a text that has most of what was looked for, with those words marked. */
export function extract(text: string, stems: ReadonlySet<string>, locale: Locale): Piece[] {
  const hits = hitsIn(text, stems, locale);
  const start = startOf(text, bestStart(hits));
  const end = endOf(text, start + extractLength);
  const pieces = cut(text, hits, start, end);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

interface Hit extends Word {
  readonly stem: string;
}

function hitsIn(text: string, stems: ReadonlySet<string>, locale: Locale): Hit[] {
  // A stem begins as its words do: most words of a text need not be stemmed.
  const firstLetters = new Set([...stems].map((one) => one[0]));
  return wordsOf(text)
    .filter(({ folded }) => firstLetters.has(folded[0]) && !isStopWord(folded, locale))
    .map((word) => ({ ...word, stem: stem(word.folded, locale) }))
    .filter((word) => stems.has(word.stem));
}

/** Where a window begins that holds the most different words, the earliest of those. */
function bestStart(hits: readonly Hit[]): number {
  let best = { start: 0, different: 0 };
  /** How often each word stands within the window, which moves on from hit to hit. */
  const counts = new Map<string, number>();
  let to = 0;
  for (const [at, { start, stem }] of hits.entries()) {
    for (let hit = hits[to]; hit && hit.end <= start + extractLength - 40; hit = hits[to]) {
      counts.set(hit.stem, (counts.get(hit.stem) ?? 0) + 1);
      to += 1;
    }
    if (counts.size > best.different) best = { start, different: counts.size };
    const left = (counts.get(stem) ?? 0) - 1;
    if (left > 0) counts.set(stem, left);
    else counts.delete(stem);
    // A word longer than the window has never been in it.
    to = Math.max(to, at + 1);
  }
  return best.start;
}

/** A little before, at the beginning of a sentence or at least of a word. */
function startOf(text: string, wanted: number): number {
  if (wanted < 60) return 0;
  const before = text.slice(wanted - 60, wanted);
  const sentence = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('? '),
    before.lastIndexOf('! '),
  );
  if (sentence >= 0) return wanted - 60 + sentence + 2;
  const space = before.indexOf(' ');
  return space < 0 ? wanted : wanted - 60 + space + 1;
}

function endOf(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(' ', wanted);
  return space > wanted - 60 ? space : wanted;
}

function cut(text: string, hits: readonly Hit[], start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  const push = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), marked: isMarked });
    at = Math.max(at, to);
  };
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue;
    push(hit.start, false);
    push(hit.end, true);
  }
  push(end, false);
  return pieces;
}
