import { createHash } from 'node:crypto';

export const sameSubmissionMs = 10 * 60_000;

const validKey = /^[\w-]{8,100}$/;

/** The key that the enhanced form made, where it is one. */
export const givenKey = (header: string | undefined): string | undefined =>
  header !== undefined && validKey.test(header) ? `b:${header}` : undefined;

/**
 * A plain post carries no key: the same form, content and sender within ten minutes is the same
 * submission. Time is cut into windows; the one before is looked at too, so that two posts a
 * moment apart never fall on two sides of a cut.
 */
export function derivedKeys(parts: readonly string[], now: Date): { key: string; earlier: string } {
  const window = Math.floor(now.getTime() / sameSubmissionMs);
  const content = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { key: `d:${content}:${window}`, earlier: `d:${content}:${window - 1}` };
}
