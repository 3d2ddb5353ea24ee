import { z } from 'zod';
import type { Locale } from '../site/locale.ts';
import type { DisposableDatabase } from '../storage/disposable-database.ts';
import { isOneSlip, isTwoSlips } from './slip.ts';
import type { Word } from './words.ts';

export interface Vocabulary {
  /** What a document says, each word once. */
  add(words: readonly WordOfText[]): void;
  remove(words: readonly WordOfText[]): void;
  has(folded: string): boolean;
  /** As it is written, accents and all. */
  shown(folded: string): string;
  /** Words that somebody may have meant, the nearest and most common first. */
  meant(folded: string): string[];
  /** Words that begin so, the most common first. */
  beginning(folded: string): string[];
}

export interface WordOfText {
  readonly text: string;
  readonly word: Word;
}

/** A slip is at one place: the first or the last letter stands, and the length is nearly the same. */
export const wordTable = `
  create table word (
    locale text not null,
    folded text not null,
    shown text not null,
    count integer not null,
    primary key (locale, folded)
  ) strict, without rowid;
  create index word_first on word (locale, substr(folded, 1, 1), length(folded));
  create index word_last on word (locale, substr(folded, -1), length(folded));
`;

const wordRow = z.object({ folded: z.string(), count: z.number() });
const shownRow = z.object({ shown: z.string() });

const shortestCorrected = 4;
/** Longer ones are no words that anybody writes. */
const longestWord = 40;
const longEnoughForTwo = 9;
const alternatives = 3;
/** Comes after every word that begins as what stands before it. */
const last = '\u{10ffff}';

/** The words of one language as its texts write them. Corrects what is typed to what there is. */
export function createVocabulary(
  { run, first, all }: DisposableDatabase,
  locale: Locale,
): Vocabulary {
  const find = (folded: string) =>
    first(shownRow, 'select shown from word where locale = ? and folded = ?', locale, folded);

  function near(typed: string, slips: number, isNear: (candidate: string) => boolean): string[] {
    const length = [...typed].length;
    return all(
      wordRow,
      `select folded, count from word
       where locale = ?1 and substr(folded, 1, 1) = substr(?2, 1, 1) and length(folded) between ?3 and ?4
       union
       select folded, count from word
       where locale = ?1 and substr(folded, -1) = substr(?2, -1) and length(folded) between ?3 and ?4
       order by count desc, folded`,
      ...[locale, typed, length - slips, length + slips],
    )
      .map(({ folded }) => folded)
      .filter(isNear)
      .slice(0, alternatives);
  }

  return {
    add(words) {
      const shown = new Map(
        words.map(({ text, word: { folded, start, end } }) => [
          folded,
          text.slice(start, end).toLowerCase(),
        ]),
      );
      run(
        `insert into word (locale, folded, shown, count)
         select ?, value ->> 0, value ->> 1, 1 from json_each(?) where true
         on conflict do update set count = count + 1`,
        ...[locale, JSON.stringify([...shown])],
      );
    },
    remove(words) {
      const gone = JSON.stringify(words.map(({ word }) => word.folded));
      const these = 'where locale = ? and folded in (select value from json_each(?))';
      run(`update word set count = count - 1 ${these}`, locale, gone);
      run(`delete from word ${these} and count <= 0`, locale, gone);
    },
    has: (folded) => find(folded) !== undefined,
    shown: (folded) => find(folded)?.shown ?? folded,
    meant(folded) {
      const isCorrected = folded.length >= shortestCorrected && folded.length <= longestWord;
      if (!isCorrected || /\d/.test(folded)) return [];
      const nearest = near(folded, 1, (candidate) => isOneSlip(folded, candidate));
      if (nearest.length > 0 || folded.length < longEnoughForTwo) return nearest;
      return near(folded, 2, (candidate) => isTwoSlips(folded, candidate));
    },
    beginning: (folded) =>
      all(
        wordRow,
        `select folded, count from word
         where locale = ? and folded > ? and folded < ? and length(folded) <= ?
         order by count desc, folded limit ?`,
        ...[locale, folded, folded + last, longestWord, alternatives],
      ).map((word) => word.folded),
  };
}
