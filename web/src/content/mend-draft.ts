import type { z } from 'zod';
import { readLeavingOut } from './leave-out.ts';

type Issue = z.core.$ZodIssue;

/** Stands where an editor has not written yet. */
const gapMark = '…';

/** Each round may uncover what lay behind the gap before: a date is first a text, then a date. */
const rounds = 3;

/** What a required field holds until it is written; undefined when nobody can tell. */
function standIn(issue: Issue, today: string): unknown {
  if (issue.code === 'invalid_value') return issue.values[0];
  // A date, as a rule. Another form, an e-mail address, it does not fit either: the draft is refused.
  if (issue.code === 'invalid_format') return today;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string') return gapMark;
  if (issue.expected === 'number') return 0;
  if (issue.expected === 'array') return [];
  return undefined;
}

/** Schemas read an empty title as an empty text; a page without any would say nothing of itself. */
function markTitle(fields: Record<string, unknown>): boolean {
  const empty = ['title', 'Title'].filter((name) => name in fields && !fields[name]);
  for (const name of empty) fields[name] = gapMark;
  return empty.length > 0;
}

function put(target: unknown, [name, ...rest]: readonly PropertyKey[], value: unknown): boolean {
  if (typeof target !== 'object' || target === null || name === undefined) return false;
  const fields = target as Record<PropertyKey, unknown>;
  if (rest.length > 0) return put(fields[name], rest, value);
  fields[name] = value;
  return true;
}

/**
 * Reads a draft, in which required fields may still be empty: they are filled with marks, so that
 * the editor sees the rest of the page. Throws when a draft lacks what no mark can stand for.
 */
export function mendDraft<S extends z.ZodType>(
  schema: S,
  wire: Record<string, unknown>,
  onGap: () => void,
  now = new Date(),
): z.output<S> {
  const mended = structuredClone(wire);
  if (markTitle(mended)) onGap();
  for (let round = 0; round < rounds; round++) {
    const result = schema.safeParse(mended);
    if (result.success) return result.data;
    onGap();
    for (const issue of result.error.issues) {
      const value = standIn(issue, now.toISOString().slice(0, 10));
      if (value === undefined || !put(mended, issue.path, value)) break;
    }
  }
  return readLeavingOut(schema, mended, onGap);
}
