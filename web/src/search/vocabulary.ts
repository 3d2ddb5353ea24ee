import { isOneSlip, isTwoSlips } from './slip.ts';
import type { Word } from './words.ts';

interface Known {
  count: number;
  /** As it is written, accents and all. */
  readonly shown: string;
}

export interface Vocabulary {
  add(text: string, words: readonly Word[]): void;
  remove(words: readonly Word[]): void;
  has(folded: string): boolean;
  shown(folded: string): string;
  /** Words that somebody may have meant, the nearest and most common first. */
  meant(folded: string): string[];
  /** Words that begin so, the most common first. */
  beginning(folded: string): string[];
}

const shortestCorrected = 4;
/** Longer ones are no words that anybody writes. */
const longestWord = 40;
const longEnoughForTwo = 9;
const alternatives = 3;

/** The words of one language as its texts write them. Corrects what is typed to what there is. */
export function createVocabulary(): Vocabulary {
  const known = new Map<string, Known>();
  // A slip is at one place: the first or the last letter stands, and the length is nearly the same.
  const byFirst = createGroups(([letter = '']) => letter);
  const byLast = createGroups((word) => word.at(-1) ?? '');

  const mostCommon = (words: Iterable<string>) =>
    [...words]
      .map((word) => [word, known.get(word)?.count ?? 0] as const)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, alternatives)
      .map(([word]) => word);

  function near(typed: string, slips: number, isNear: (candidate: string) => boolean): string[] {
    const found = new Set<string>();
    for (let length = typed.length - slips; length <= typed.length + slips; length += 1) {
      for (const groups of [byFirst, byLast]) {
        for (const candidate of groups.like(typed, length)) {
          if (isNear(candidate)) found.add(candidate);
        }
      }
    }
    return mostCommon(found);
  }

  return {
    add(text, words) {
      for (const { folded, start, end } of words) {
        const entry = known.get(folded);
        if (entry) {
          entry.count += 1;
          continue;
        }
        known.set(folded, { count: 1, shown: text.slice(start, end).toLowerCase() });
        byFirst.add(folded);
        byLast.add(folded);
      }
    },
    remove(words) {
      for (const { folded } of words) {
        const entry = known.get(folded);
        if (!entry) continue;
        entry.count -= 1;
        if (entry.count > 0) continue;
        known.delete(folded);
        byFirst.remove(folded);
        byLast.remove(folded);
      }
    },
    has: (folded) => known.has(folded),
    shown: (folded) => known.get(folded)?.shown ?? folded,
    meant(folded) {
      const isCorrected = folded.length >= shortestCorrected && folded.length <= longestWord;
      if (!isCorrected || /\d/.test(folded)) return [];
      const nearest = near(folded, 1, (candidate) => isOneSlip(folded, candidate));
      if (nearest.length > 0 || folded.length < longEnoughForTwo) return nearest;
      return near(folded, 2, (candidate) => isTwoSlips(folded, candidate));
    },
    beginning(folded) {
      const found: string[] = [];
      for (let length = folded.length + 1; length <= longestWord; length += 1) {
        for (const candidate of byFirst.like(folded, length)) {
          if (candidate.startsWith(folded)) found.push(candidate);
        }
      }
      return mostCommon(found);
    },
  };
}

/** Words by one of their letters and their length. */
function createGroups(letterOf: (word: string) => string) {
  const groups = new Map<string, Set<string>>();
  const nameOf = (word: string, length: number) => `${letterOf(word)}${length}`;
  return {
    add(word: string): void {
      const name = nameOf(word, word.length);
      const group = groups.get(name);
      if (group) group.add(word);
      else groups.set(name, new Set([word]));
    },
    remove(word: string): void {
      groups.get(nameOf(word, word.length))?.delete(word);
    },
    /** Words of this length that have the same letter there as this one. */
    like: (word: string, length: number): Iterable<string> =>
      groups.get(nameOf(word, length)) ?? [],
  };
}
