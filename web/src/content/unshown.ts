import { LRUCache } from 'lru-cache';
import type { Change } from './change.ts';
import type { ContentType } from './content-type.ts';
import type { Unshown } from './read-answer.ts';

/** Something published that visitors do not see, because the site cannot read it or cannot draw it. */
export interface UnshownEntry extends Unshown {
  readonly model: string;
  /** Of an entry whose page could not be drawn: its path is empty, for all of it is meant. */
  readonly slug?: string | undefined;
}

/** What the newest answer to each question held that is not shown, for those who can mend it. */
export interface UnshownContent {
  /** Replaces what the same question, or the same page, brought before. */
  note(key: string, type: Pick<ContentType, 'model'>, unshown: readonly Told[]): void;
  /** Something was published: what was wrong with it may be mended. */
  forget(change: Change): void;
  list(): UnshownEntry[];
}

type Told = Omit<UnshownEntry, 'model'>;

interface Noted {
  readonly type: Pick<ContentType, 'model'>;
  readonly entries: readonly UnshownEntry[];
}

/** Bounded: a service that answers in another shape would fill it with everything there is. */
const questionLimit = 200;
const entryLimit = 50;

const nameOf = ({ model, documentId, slug, locale, path }: UnshownEntry) =>
  [model, documentId, slug, locale, path].join(' ');

export function createUnshownContent(onNew: (entry: UnshownEntry) => void): UnshownContent {
  const noted = new LRUCache<string, Noted>({ max: questionLimit });
  const list = () => {
    const byName = [...noted.values()].flatMap(({ entries }) =>
      entries.map((entry) => [nameOf(entry), entry] as const),
    );
    return [...new Map(byName).values()];
  };

  return {
    list,
    note(key, type, unshown) {
      const known = new Set(unshown.length > 0 ? list().map(nameOf) : []);
      noted.delete(key);
      if (unshown.length === 0) return;
      const entries = unshown.slice(0, entryLimit).map((one) => ({ ...one, model: type.model }));
      noted.set(key, { type, entries });
      for (const entry of entries) if (!known.has(nameOf(entry))) onNew(entry);
    },
    forget({ model, documentId }) {
      for (const [key, { type, entries }] of noted) {
        const isOfIt =
          model === undefined ||
          type.model === model ||
          entries.some((entry) => entry.documentId === documentId);
        if (isOfIt) noted.delete(key);
      }
    },
  };
}
