import { z } from 'zod';
import type { Locale } from '../site/locale.ts';
import type { DisposableDatabase } from '../storage/disposable-database.ts';

/** How much a word's occurrences in one field count, however often it stands there. */
export interface FieldRule {
  readonly weight: number;
  /** Fields longer than this many words count a word's occurrences for less. */
  readonly usualLength: number;
}

/** How soon further occurrences of a word stop counting (BM25’s k and b). */
const saturation = 1.2;
const lengthShare = 0.7;

/**
 * Each list holds the numbers of documents and what the word weighs in each, in turn. A row for each
 * document would take longer to read than to count with; one list for all, longer to write.
 */
export const postingTable = `
  create table posting (
    locale text not null,
    word text not null,
    block integer not null,
    list blob not null,
    primary key (locale, word, block)
  ) strict, without rowid;
`;
const documentsInBlock = 256;
const blockOf = (document: number) => Math.floor(document / documentsInBlock);

const postingRow = z.object({
  list: z.instanceof(ArrayBuffer).transform((list) => new Float32Array(list)),
});
const bytesOf = (list: readonly number[]) => Buffer.from(Float32Array.from(list).buffer);

/**
 * Which documents have a word, and how much it weighs in each (BM25, summed over the fields). The
 * weight of a word in a document depends on that document alone, so that every node gives the same
 * order however it came by its documents. Why this is no library: docs/decisions/0015-search.md.
 */
export function createInvertedIndex<Field extends string>(
  { run, all }: DisposableDatabase,
  locale: Locale,
  rules: Readonly<Record<Field, FieldRule>>,
) {
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

  function removeFrom(word: string, document: number): void {
    const place = [locale, word, blockOf(document)];
    const rows = all(
      postingRow,
      'select list from posting where locale = ? and word = ? and block = ?',
      ...place,
    );
    const kept: number[] = [];
    for (const { list } of rows) {
      for (let at = 0; at < list.length; at += 2) {
        const [other = 0, weight = 0] = list.subarray(at, at + 2);
        if (other !== document) kept.push(other, weight);
      }
    }
    if (kept.length === 0) {
      run('delete from posting where locale = ? and word = ? and block = ?', ...place);
    } else {
      run(
        'update posting set list = ? where locale = ? and word = ? and block = ?',
        ...[bytesOf(kept), ...place],
      );
    }
  }

  return {
    add(document: number, words: Readonly<Record<Field, readonly string[]>>): void {
      for (const [word, weight] of weigh(words)) {
        run(
          `insert into posting (locale, word, block, list) values (?, ?, ?, ?)
           on conflict do update set list = cast(list || excluded.list as blob)`,
          ...[locale, word, blockOf(document), bytesOf([document, weight])],
        );
      }
    },
    remove(document: number, words: Iterable<string>): void {
      for (const word of new Set(words)) removeFrom(word, document);
    },
    /** Numbers of the documents with the word, and its weight in each, in turn. */
    lists: (word: string): readonly Float32Array[] =>
      all(
        postingRow,
        'select list from posting where locale = ? and word = ? order by block',
        ...[locale, word],
      ).map(({ list }) => list),
  };
}
