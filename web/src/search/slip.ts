/**
 * Whether two words differ by one slip of the finger at most: a letter too many, missing, wrong, or
 * two neighbours exchanged. Walks both words once.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && at < meant.length && typed[at] === meant[at]) at += 1;
  const rest = (word: string, skip: number) => word.slice(at + skip);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      rest(typed, 2) === rest(meant, 2))
  );
}

/** The same for two slips, in long words only: one of them is at any single place. */
export function isTwoSlips(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 2) return false;
  let at = 0;
  while (at < typed.length && at < meant.length && typed[at] === meant[at]) at += 1;
  const rest = (word: string, skip: number) => word.slice(at + skip);
  return (
    isOneSlip(rest(typed, 1), rest(meant, 1)) ||
    isOneSlip(rest(typed, 1), rest(meant, 0)) ||
    isOneSlip(rest(typed, 0), rest(meant, 1)) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      isOneSlip(rest(typed, 2), rest(meant, 2)))
  );
}
