import type { Change } from './change.ts';
import type { Shown } from './shown.ts';

const usualLimit = 500;

/** The changes of late, so that what was asked before one of them is not taken for news. */
export function createJournal(now: () => number = Date.now, limit = usualLimit) {
  const changes: { readonly at: number; readonly change: Change }[] = [];
  /** Of what happened before this, some is no longer known. */
  let knownSince = Number.NEGATIVE_INFINITY;

  function note(change: Change): void {
    changes.push({ at: now(), change });
    if (changes.length > limit) knownSince = changes.shift()?.at ?? knownSince;
  }

  /** Whether something happened since that moment which what was asked then cannot show. */
  function hasTouched(shown: Shown, since: number): boolean {
    if (since <= knownSince) return true;
    return changes.some(({ at, change }) => at >= since && shown.isTouchedBy(change));
  }

  /** Whether something that was shown then has been withdrawn since. */
  function hasWithdrawn(shown: Shown, since: number): boolean {
    return changes.some(
      ({ at, change }) => at >= since && change.isWithdrawn && shown.holds(change),
    );
  }

  const noted = () => changes.map(({ change }) => change);

  return { note, noted, hasTouched, hasWithdrawn };
}

export type Journal = ReturnType<typeof createJournal>;
