import type { Change } from './change.ts';
import type { Shown } from './shown.ts';

const usualLimit = 500;
/** Between two moments of the same millisecond; times are exact to about a quarter of it. */
const step = 0.001;

/** The changes of late, so that what was asked before one of them is not taken for news. */
export function createJournal(now: () => number = Date.now, limit = usualLimit) {
  const changes: { readonly at: number; readonly change: Change }[] = [];
  /** Of what happened before this, some is no longer known. */
  let knownSince = Number.NEGATIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;

  /** Later than every change before it and earlier than every one after it, whatever the clock says. */
  function moment(): number {
    latest = Math.max(now(), latest + step);
    return latest;
  }

  function note(change: Change): void {
    changes.push({ at: moment(), change });
    if (changes.length > limit) knownSince = changes.shift()?.at ?? knownSince;
  }

  /** Whether something happened since that moment which what was asked then cannot show. */
  function hasTouched(shown: Shown, since: number): boolean {
    if (since <= knownSince) return true;
    return changes.some(({ at, change }) => at >= since && shown.isTouchedBy(change));
  }

  /** Whether something that was shown then has been withdrawn since. */
  function hasWithdrawn(shown: Shown, since: number): boolean {
    return changes.some(({ at, change }) => at >= since && shown.isWithdrawnBy(change));
  }

  return { moment, note, hasTouched, hasWithdrawn };
}

export type Journal = ReturnType<typeof createJournal>;
