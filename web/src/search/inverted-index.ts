/** How much a word's occurrences in one field count, however often it stands there. */
export interface FieldRule {
  readonly weight: number;
  /** Fields longer than this many words count a word's occurrences for less. */
  readonly usualLength: number;
}

interface Postings {
  readonly documents: number[];
  readonly weights: number[];
}

/** How soon further occurrences of a word stop counting (BM25’s k and b). */
const saturation = 1.2;
const lengthShare = 0.7;

/**
 * Which documents have a word, and how much it weighs in each (BM25, summed over the fields). The
 * weight of a word in a document depends on that document alone, so that every node gives the same
 * order however it came by its documents. Why this is no library: docs/decisions/0015-search.md.
 */
export function createInvertedIndex<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
) {
  const postings = new Map<string, Postings>();
  const fields = Object.keys(rules) as Field[];

  function weigh(words: Readonly<Record<Field, readonly string[]>>): Map<string, number> {
    const total = new Map<string, number>();
    for (const field of fields) {
      const { weight, usualLength } = rules[field];
      const counts = new Map<string, number>();
      for (const word of words[field]) counts.set(word, (counts.get(word) ?? 0) + 1);
      const length = 1 - lengthShare + lengthShare * (words[field].length / usualLength);
      for (const [word, count] of counts) {
        const share = (count * (saturation + 1)) / (count + saturation * length);
        total.set(word, (total.get(word) ?? 0) + weight * share);
      }
    }
    return total;
  }

  return {
    add(document: number, words: Readonly<Record<Field, readonly string[]>>): void {
      for (const [word, weight] of weigh(words)) {
        const held = postings.get(word);
        if (held) {
          held.documents.push(document);
          held.weights.push(weight);
        } else {
          postings.set(word, { documents: [document], weights: [weight] });
        }
      }
    },
    remove(document: number, words: Iterable<string>): void {
      for (const word of new Set(words)) {
        const held = postings.get(word);
        const at = held?.documents.indexOf(document) ?? -1;
        if (!held || at < 0) continue;
        held.documents.splice(at, 1);
        held.weights.splice(at, 1);
        if (held.documents.length === 0) postings.delete(word);
      }
    },
    /** How many documents have the word. */
    frequency: (word: string): number => postings.get(word)?.documents.length ?? 0,
    /** Calls back for every document with the word. */
    each(word: string, visit: (document: number, weight: number) => void): void {
      const held = postings.get(word);
      if (!held) return;
      const { documents, weights } = held;
      for (let at = 0; at < documents.length; at += 1) visit(documents[at] ?? 0, weights[at] ?? 0);
    },
  };
}
