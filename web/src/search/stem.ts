import type { Locale } from '../site/locale.ts';

/** An ending, what stands in its place, and how many letters must be left before it. */
type Ending = readonly [ending: string, instead: string, atLeast: number];

/**
 * Light stemmers for folded words. The published ones (Snowball) read accents, which visitors leave
 * out; these need only bring together the forms that people type for one another. Longer endings
 * stand first; of the derived forms the first that fits is taken, then what is left of the ending.
 */
const rules: Record<Locale, { plurals: readonly Ending[]; derived: readonly Ending[] }> = {
  fr: {
    plurals: [
      ['eaux', 'eau', 2],
      ['aux', 'al', 3],
      ['ss', 'ss', 1],
      ['s', '', 3],
      ['x', '', 3],
    ],
    derived: [
      ['ibilite', 'ibl', 3],
      ['abilite', 'abl', 3],
      ['ivite', 'if', 3],
      ['ionnaire', 'ion', 3],
      ['atrice', '', 4],
      ['issement', '', 4],
      ['ateur', '', 4],
      ['ation', '', 3],
      ['ement', '', 3],
      ['ance', '', 4],
      ['ence', '', 4],
      ['isme', '', 4],
      ['iste', '', 4],
      ['ique', 'ic', 3],
      ['euse', '', 4],
      ['ante', '', 4],
      ['ente', '', 4],
      ['ible', 'ibl', 3],
      ['able', 'abl', 3],
      ['elle', 'el', 4],
      ['ielle', 'ial', 3],
      ['iel', 'ial', 3],
      ['eur', '', 4],
      ['ite', '', 4],
      ['ive', 'if', 3],
      ['ant', '', 4],
      ['ent', '', 4],
      ['ee', '', 3],
      ['er', '', 3],
      ['ez', '', 3],
      ['e', '', 3],
    ],
  },
  en: {
    plurals: [
      ['ies', 'y', 2],
      ['sses', 'ss', 1],
      ['ss', 'ss', 1],
      ['us', 'us', 1],
      ['is', 'is', 1],
      ['s', '', 3],
    ],
    derived: [
      ['ibility', 'ibl', 3],
      ['ability', 'abl', 3],
      ['ization', 'iz', 3],
      ['isation', 'iz', 3],
      ['izing', 'iz', 3],
      ['ising', 'iz', 3],
      ['ation', '', 3],
      ['ating', '', 3],
      ['ator', '', 3],
      ['ated', '', 3],
      ['acy', '', 4],
      ['ance', '', 4],
      ['ence', '', 4],
      ['ment', '', 3],
      ['ness', '', 4],
      ['ible', 'ibl', 3],
      ['able', 'abl', 3],
      ['ize', 'iz', 3],
      ['ise', 'iz', 3],
      ['ate', '', 3],
      ['ity', '', 4],
      ['ing', '', 3],
      ['ant', '', 4],
      ['ent', '', 4],
      ['ful', '', 4],
      ['ee', '', 4],
      ['ed', '', 3],
      ['er', '', 4],
      ['or', '', 5],
      ['ly', '', 4],
      ['y', 'i', 3],
      ['e', '', 3],
    ],
  },
};

function without(word: string, endings: readonly Ending[]): string {
  for (const [ending, instead, atLeast] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= atLeast) {
      return word.slice(0, -ending.length) + instead;
    }
  }
  return word;
}

const minimumLength = 4;

/** What the forms of a word have in common. Numbers and what holds one stay as they are. */
export function stem(folded: string, locale: Locale): string {
  if (folded.length < minimumLength || /\d/.test(folded)) return folded;
  const { plurals, derived } = rules[locale];
  return without(without(folded, plurals), derived)
    .replace(/([bcdfglmnprt])\1$/, '$1')
    .replace(/y$/, 'i');
}
