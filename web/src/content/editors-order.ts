/** As the wire brings it. */
interface Ranked {
  readonly documentId?: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Editors give entries a rank; those without one follow in the order in which they were made. Row
 * ids say neither: each publish makes a new row, so a corrected entry would go to the end.
 */
export function inEditorsOrder<Entry extends Ranked>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compare(madeAt(a), madeAt(b)) ||
      compare(a.documentId ?? '', b.documentId ?? ''),
  );
}

const rankOf = ({ attributes }: Ranked) =>
  typeof attributes.rang === 'number' ? attributes.rang : Number.MAX_SAFE_INTEGER;

const madeAt = ({ attributes }: Ranked) =>
  typeof attributes.createdAt === 'string' ? attributes.createdAt : '';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
