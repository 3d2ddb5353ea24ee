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
const longEnoughForTwo = 9;
const alternatives = 3;

/** The words of one language as its texts write them. Corrects what is typed to what there is. */
export function createVocabulary(): Vocabulary {
  const known = new Map<string, Known>();

  function matching(matches: (candidate: string) => boolean): string[] {
    const found: [string, number][] = [];
    for (const [candidate, { count }] of known) {
      if (matches(candidate)) found.push([candidate, count]);
    }
    return found
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, alternatives)
      .map(([word]) => word);
  }

  return {
    add(text, words) {
      for (const { folded, start, end } of words) {
        const entry = known.get(folded);
        if (entry) entry.count += 1;
        else known.set(folded, { count: 1, shown: text.slice(start, end).toLowerCase() });
      }
    },
    remove(words) {
      for (const { folded } of words) {
        const entry = known.get(folded);
        if (!entry) continue;
        entry.count -= 1;
        if (entry.count === 0) known.delete(folded);
      }
    },
    has: (folded) => known.has(folded),
    shown: (folded) => known.get(folded)?.shown ?? folded,
    meant(folded) {
      if (folded.length < shortestCorrected || /\d/.test(folded)) return [];
      const near = matching((candidate) => isOneSlip(folded, candidate));
      if (near.length > 0 || folded.length < longEnoughForTwo) return near;
      return matching((candidate) => isTwoSlips(folded, candidate));
    },
    beginning: (folded) =>
      matching((candidate) => candidate.length > folded.length && candidate.startsWith(folded)),
  };
}
