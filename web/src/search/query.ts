import type { Locale } from '../site/locale.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import type { SynonymGroup } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** One way to say a thing: all of these stems, and how much a text with them counts. */
export interface Way {
  readonly stems: readonly string[];
  readonly weight: number;
}

/** One thing that is looked for; any of its ways will do. */
export type Concept = readonly Way[];

export interface Query {
  readonly concepts: readonly Concept[];
  /** The words as they were understood, when that is not how they were typed. */
  readonly meant: string | undefined;
}

const wordsBound = 12;
/** Who slips in more words than this did not slip. */
const slipsBound = 3;
const synonymWeight = 0.6;
const meantWeight = 0.9;
const begunWeight = 0.5;

interface Typed {
  readonly folded: string;
  readonly stem: string;
}

/**
 * Reads what was typed: what each word may stand for, in the words that the texts use. While it is
 * being typed, its last word may be the beginning of a longer one even where it is itself a word.
 */
export function readQuery(
  text: string,
  locale: Locale,
  vocabulary: Vocabulary,
  groups: readonly SynonymGroup[],
  isBeingTyped = false,
): Query {
  const all = wordsOf(text).slice(0, wordsBound);
  const telling = all.filter(({ folded }) => !isStopWord(folded, locale));
  const typed = (telling.length > 0 ? telling : all).map(({ folded }) => ({
    folded,
    stem: stem(folded, locale),
  }));
  const unfinished = isBeingTyped && /[\p{L}\p{M}\p{N}]$/u.test(text) ? typed.at(-1) : undefined;
  const begunBy = (word: Typed): Way[] =>
    vocabulary
      .beginning(word.folded)
      .map((one) => ({ stems: [stem(one, locale)], weight: begunWeight }));
  const knownStems = new Set(groups.flatMap(({ members }) => members.flat()));
  const concepts: Concept[] = [];
  const meant = new Map<string, string>();
  let lookedUp = 0;
  for (let at = 0; at < typed.length; ) {
    const phrase = longestMember(typed.slice(at), groups);
    if (phrase) {
      at += phrase.length;
      const isLast = unfinished !== undefined && phrase.length === 1 && at === typed.length;
      concepts.push(isLast ? distinct([...phrase.ways, ...begunBy(unfinished)]) : phrase.ways);
      continue;
    }
    const word = typed[at];
    at += 1;
    if (!word) continue;
    if (vocabulary.has(word.folded) || knownStems.has(word.stem)) {
      const itself = { stems: [word.stem], weight: 1 };
      concepts.push(word === unfinished ? distinct([itself, ...begunBy(word)]) : [itself]);
      continue;
    }
    const begun = begunBy(word);
    const nearest = lookedUp < slipsBound ? vocabulary.meant(word.folded) : [];
    lookedUp += 1;
    const [best] = nearest;
    if (best !== undefined && begun.length === 0) meant.set(word.folded, vocabulary.shown(best));
    concepts.push(
      distinct([
        { stems: [word.stem], weight: 1 },
        ...begun,
        ...nearest.flatMap((one) => [
          { stems: [stem(one, locale)], weight: meantWeight },
          ...synonymsOf(stem(one, locale), groups),
        ]),
      ]),
    );
  }
  return {
    concepts: concepts.filter(isFirst),
    meant: meant.size > 0 ? reworded(text, meant) : undefined,
  };
}

const keyOf = (concept: Concept) => concept.map(({ stems }) => stems.join(' ')).join('|');
const isFirst = (concept: Concept, index: number, all: readonly Concept[]) =>
  all.findIndex((other) => keyOf(other) === keyOf(concept)) === index;

function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = way.stems.join(' ');
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way);
  }
  return [...best.values()];
}

const synonymsOf = (one: string, groups: readonly SynonymGroup[]): Way[] =>
  groups
    .filter(({ members }) => members.some((member) => member.length === 1 && member[0] === one))
    .flatMap(({ members }) => members.map((stems) => ({ stems, weight: synonymWeight })));

/** The longest run of words at the start that is a member of some group, with what it stands for. */
function longestMember(typed: readonly Typed[], groups: readonly SynonymGroup[]) {
  let length = 0;
  const ways: Way[] = [];
  for (const { members } of groups) {
    for (const member of members) {
      if (member.length < length || !member.every((one, index) => typed[index]?.stem === one))
        continue;
      if (member.length > length) ways.length = 0;
      length = member.length;
      ways.push({ stems: member, weight: 1 });
      ways.push(...members.map((stems) => ({ stems, weight: synonymWeight })));
    }
  }
  return length > 0 ? { length, ways: distinct(ways) } : undefined;
}

/** The typed text with the words that were meant. */
function reworded(text: string, meant: ReadonlyMap<string, string>): string {
  let result = '';
  let at = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    const word = meant.get(folded);
    if (word === undefined) continue;
    result += text.slice(at, start) + word;
    at = end;
  }
  return result + text.slice(at);
}
