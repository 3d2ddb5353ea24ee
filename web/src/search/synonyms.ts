import type { Locale } from '../site/locale.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** What editors keep: groups of words that mean the same here, and answers they have chosen. */
export interface Editing {
  readonly synonyms: ReadonlyArray<readonly string[]>;
  readonly pinned: ReadonlyArray<{ readonly words: string; readonly address: string }>;
}

export const noEditing: Editing = { synonyms: [], pinned: [] };

export const stemsOf = (text: string, locale: Locale): string[] =>
  wordsOf(text).map(({ folded }) => stem(folded, locale));

export interface SynonymGroup {
  /** Each member as the stems of its words. */
  readonly members: ReadonlyArray<readonly string[]>;
}

export const synonymGroups = (groups: Editing['synonyms'], locale: Locale): SynonymGroup[] =>
  groups.map((members) => ({
    members: members.map((member) => stemsOf(member, locale)).filter((one) => one.length > 0),
  }));
