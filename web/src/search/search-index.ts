import type { Locale } from '../site/locale.ts';
import type { DisposableDatabase } from '../storage/disposable-database.ts';
import { createInvertedIndex } from './inverted-index.ts';
import { type Concept, readQuery, type Way } from './query.ts';
import { type Kind, kinds, type SearchDocument } from './search-document.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Editing, noEditing, stemsOf, synonymGroups } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** The little of a document that is kept in memory; its text is not. */
export type Listed = Pick<SearchDocument, 'address' | 'kind' | 'title' | 'tags' | 'date'>;

export interface Found {
  /** All that match, the best first, whatever their kind. */
  readonly hits: readonly Listed[];
  /** Stems by which they were found, for marking. */
  readonly stems: ReadonlySet<string>;
  /** The words as they were understood, when that is not how they were typed. */
  readonly meant: string | undefined;
}

/** Titles weigh most, then headings, then text. Editors choose an address's words like a title's. */
const fieldRules = {
  title: { weight: 6, usualLength: 6 },
  tags: { weight: 3, usualLength: 4 },
  headings: { weight: 2.5, usualLength: 30 },
  address: { weight: 2, usualLength: 6 },
  summary: { weight: 2, usualLength: 25 },
  text: { weight: 1, usualLength: 500 },
} as const;
type Field = keyof typeof fieldRules;
const fields = Object.keys(fieldRules) as Field[];

/** What somebody who asks in general terms mostly means. */
const kindWeight: Partial<Record<Kind, number>> = {
  service: 1.25,
  page: 1.15,
  procedure: 1.1,
  question: 0.9,
};

/** Texts that miss more of what was asked than this are no answer. */
const leastCoverage = 0.5;
/** What a word weighs that stands nowhere: it cannot tell one text from another. */
const unknownWord = 0.3;
/** Scores that differ by less than this are equals: among them the newer comes first. */
const equalsWithin = 0.05;

/** All that can be found in one language. What is not written here is in the database. */
export function createSearchIndex(locale: Locale, database: DisposableDatabase) {
  const index = createInvertedIndex(database, locale, fieldRules);
  const vocabulary = createVocabulary(database, locale);
  const numbers = new Map<string, number>();
  const listed = new Map<number, Listed>();
  let editing = prepared(noEditing, locale);

  const textOf = (document: SearchDocument, field: Field) => {
    const value = document[field];
    return typeof value === 'string' ? value : value.join(' \n');
  };
  function read(document: SearchDocument) {
    const parts = fields.map((field) => {
      const text = textOf(document, field);
      return { field, text, words: wordsOf(text) };
    });
    return {
      stems: Object.fromEntries(
        parts.map(({ field, words }) => [field, stemsIn(field, words)]),
      ) as Record<Field, string[]>,
      words: parts
        .filter(({ field }) => field !== 'address')
        .flatMap(({ text, words }) => words.map((word) => ({ text, word }))),
    };
  }
  // Small words are looked for only in what is short: a page may be called “About”.
  const stemsIn = (field: Field, words: readonly Word[]) =>
    words
      .filter(({ folded }) => field !== 'text' || !isStopWord(folded, locale))
      .map(({ folded }) => stem(folded, locale));

  /** What the index says of each word, asked once for a question. */
  function lookUp() {
    const known = new Map<string, readonly Float32Array[]>();
    return (one: string): readonly Float32Array[] => {
      const lists = known.get(one) ?? index.lists(one);
      known.set(one, lists);
      return lists;
    };
  }
  type LookUp = ReturnType<typeof lookUp>;

  /** How telling a stem is: one that few texts have says more, one that none has says little. */
  const telling = (one: string, listsOf: LookUp) => {
    const frequency = listsOf(one).reduce((sum, { length }) => sum + length / 2, 0);
    return frequency === 0 ? unknownWord : Math.log(1 + listed.size / (0.5 + frequency));
  };

  /** Adds up, for one way of saying a thing, the documents that have all of its words. */
  function scoresOf({ stems, weight }: Way, listsOf: LookUp): Map<number, number> {
    let sums = new Map<number, number>();
    for (const [at, one] of stems.entries()) {
      const share = weight * telling(one, listsOf);
      const before = sums;
      sums = new Map();
      for (const list of listsOf(one)) {
        for (let place = 0; place < list.length; place += 2) {
          const document = list[place] ?? 0;
          const sum = at === 0 ? 0 : before.get(document);
          if (sum !== undefined) sums.set(document, sum + share * (list[place + 1] ?? 0));
        }
      }
    }
    return sums;
  }

  /** A thing may be said in several ways: a document counts by the one it says best. */
  function bestOf(concept: Concept, listsOf: LookUp): Map<number, number> {
    const [first, ...others] = concept.map((way) => scoresOf(way, listsOf));
    const best = first ?? new Map<number, number>();
    for (const scores of others) {
      for (const [document, score] of scores) {
        if (score > (best.get(document) ?? 0)) best.set(document, score);
      }
    }
    return best;
  }

  function ranked(concepts: readonly Concept[]): Listed[] {
    const listsOf = lookUp();
    const importance = (concept: Concept) =>
      Math.max(...concept.flatMap(({ stems }) => stems.map((one) => telling(one, listsOf))));
    const whole = concepts.reduce((sum, concept) => sum + importance(concept), 0);
    const totals = new Map<number, { score: number; covered: number }>();
    for (const concept of concepts) {
      const part = importance(concept) / whole;
      for (const [document, score] of bestOf(concept, listsOf)) {
        const total = totals.get(document);
        if (total) {
          total.score += score;
          total.covered += part;
        } else {
          totals.set(document, { score, covered: part });
        }
      }
    }
    const candidates: { document: Listed; rank: number }[] = [];
    for (const [number, { score, covered }] of totals) {
      const document = listed.get(number);
      if (!document || covered < leastCoverage) continue;
      const value = score * covered ** 3 * (kindWeight[document.kind] ?? 1);
      candidates.push({ document, rank: Math.round(Math.log(value) / equalsWithin) });
    }
    return candidates.sort(better).map(({ document }) => document);
  }

  return {
    get size() {
      return listed.size;
    },
    /** Replaces nothing: what was found at the address before must be removed first. */
    add(number: number, document: SearchDocument): void {
      const { stems, words } = read(document);
      index.add(number, stems);
      vocabulary.add(words);
    },
    /** With the document as it was added: nothing of it stays behind. */
    remove(number: number, document: SearchDocument): void {
      const { stems, words } = read(document);
      index.remove(number, Object.values(stems).flat());
      vocabulary.remove(words);
    },
    /** From now on it is found. */
    show(number: number, { address, kind, title, tags, date }: Listed): void {
      numbers.set(address, number);
      listed.set(number, { address, kind, title, tags, date });
    },
    hide(number: number): void {
      const address = listed.get(number)?.address ?? '';
      listed.delete(number);
      if (numbers.get(address) === number) numbers.delete(address);
    },
    hideAll(): void {
      numbers.clear();
      listed.clear();
    },
    numberOf: (address: string): number | undefined => numbers.get(address),
    /** What editors have changed: synonyms and chosen answers. */
    edit(next: Editing): void {
      editing = prepared(next, locale);
    },
    find(text: string, { isBeingTyped = false } = {}): Found {
      const { concepts, meant } = readQuery(text, locale, vocabulary, editing.groups, isBeingTyped);
      const chosen = editing
        .pinnedFor(stemsOf(text, locale))
        .flatMap((address) => listed.get(numbers.get(address) ?? -1) ?? []);
      const found = ranked(concepts).filter((document) => !chosen.includes(document));
      return {
        hits: [...chosen, ...found],
        stems: new Set(concepts.flatMap((concept) => concept.flatMap((way) => way.stems))),
        meant,
      };
    },
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

interface Candidate {
  readonly document: Listed;
  readonly rank: number;
}

function better(a: Candidate, b: Candidate): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  const [dateA, dateB] = [a.document.date ?? '', b.document.date ?? ''];
  if (dateA !== dateB) return dateA > dateB ? -1 : 1;
  return a.document.address < b.document.address ? -1 : 1;
}

function prepared({ synonyms, pinned }: Editing, locale: Locale) {
  const pins = pinned.map(({ words, address }) => ({ stems: stemsOf(words, locale), address }));
  return {
    groups: synonymGroups(synonyms, locale),
    pinnedFor: (typed: readonly string[]) =>
      pins
        .filter(({ stems }) => stems.length > 0 && stems.every((one) => typed.includes(one)))
        .map(({ address }) => address),
  };
}

/** How many of each kind there are, in the order of the kinds. */
export function countKinds(hits: readonly Listed[]): Map<Kind, number> {
  const counted = new Map<Kind, number>();
  for (const { kind } of hits) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return new Map(
    kinds.flatMap((kind) => {
      const count = counted.get(kind);
      return count === undefined ? [] : [[kind, count] as const];
    }),
  );
}
