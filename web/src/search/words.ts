/** A word of a text, as it is compared, and where it stands in that text. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers keep their decimals (WCAG 2.2); letters may hold digits between them (a11y). */
const pieces = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:\d+[\p{L}\p{M}]+)*/gu;
/** What ties a single letter to its neighbour: e-commerce, R&D. */
const tie = /^[-\u2010\u2011&]$/;

const foreign = /[^\x20-\x7e]/;

/** Without accents, case and ligatures: what is left when somebody types in a hurry. */
function fold(text: string): string {
  // Most words have nothing to take off.
  if (!foreign.test(text)) return text.toLowerCase().replaceAll(',', '.');
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/,/g, '.');
}

/**
 * The words of a text. Spaces of every kind, apostrophes of both kinds and hyphens only part them;
 * what an elision leaves before its apostrophe (l’, d’) is a single letter, and those are no words.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let letter: Word | undefined;
  for (const match of text.matchAll(pieces)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    const folded = fold(piece);
    if (letter && tie.test(text.slice(letter.end, start))) {
      words.push({ folded: letter.folded + folded, start: letter.start, end });
      letter = undefined;
    } else if (folded.length === 1 && !/\d/.test(folded)) {
      letter = { folded, start, end };
    } else {
      words.push({ folded, start, end });
      letter = undefined;
    }
  }
  return words;
}

/** A name for the fragment of an address. */
export const slugOf = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join('-');
