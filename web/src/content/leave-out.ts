import type { z } from 'zod';

/** Something in an entry that the site cannot show. */
export interface LeftOut {
  /** Where it stands in the entry: `social.2.url`, counted from 0. */
  readonly path: string;
  readonly reason: string;
}

type Path = readonly PropertyKey[];

/** Each round goes one step further out, and nothing in the content lies deeper than this. */
const rounds = 16;

/**
 * Reads an entry without what is wrong in it: without a field if the page can do without, else
 * without the item of a list that the field belongs to. Throws where the entry itself cannot be
 * shown. One slip of an editor, or one rule that the two programs disagree on, must not freeze all
 * that stands beside it.
 */
export function readLeavingOut<S extends z.ZodType>(
  schema: S,
  wire: unknown,
  onLeftOut: (leftOut: LeftOut) => void,
): z.output<S> {
  let result = schema.safeParse(wire);
  if (result.success) return result.data;

  const whole = result.error;
  const rest = structuredClone(wire);
  const dropping = createDropping(rest);
  for (let round = 0; !result.success && round < rounds; round++) {
    const couldDrop = result.error.issues.map(({ path, message }) => dropping.drop(path, message));
    if (!couldDrop.every(Boolean)) throw whole;
    dropping.finish();
    result = schema.safeParse(rest);
  }
  if (!result.success) throw whole;
  for (const leftOut of dropping.dropped) onLeftOut(leftOut);
  return result.data;
}

function createDropping(root: unknown) {
  const dropped: LeftOut[] = [];
  const removed = new Map<unknown[], Set<unknown>>();
  /** Where an item stood before others were taken out of its list. */
  const places = new WeakMap<object, number>();

  function note(path: Path, reason: string): void {
    const place = placeOf(path);
    // What was wrong says more than what had to go with it.
    if (!dropped.some((one) => one.path.startsWith(`${place}.`))) {
      dropped.push({ path: place, reason });
    }
  }

  function placeOf(path: Path): string {
    let value: unknown = root;
    const names = path.map((name) => {
      value = partOf(value, name);
      const place = typeof value === 'object' && value !== null ? places.get(value) : undefined;
      return String(place ?? name);
    });
    return names.join('.');
  }

  /** Takes out the smallest thing on the path that is still there; false when nothing is. */
  function drop(path: Path, reason: string): boolean {
    for (let length = path.length; length > 0; length--) {
      const here = path.slice(0, length);
      const name = here.at(-1) ?? '';
      const parent = here.slice(0, -1).reduce(partOf, root);
      const value = partOf(parent, name);
      if (value === undefined || value === null) continue;
      note(here, reason);
      if (Array.isArray(parent)) removed.set(parent, (removed.get(parent) ?? new Set()).add(value));
      else Object.assign(parent as object, { [name]: null });
      return true;
    }
    return false;
  }

  /** Items go last: the paths of one round count with all of them in place. */
  function finish(): void {
    for (const [list, items] of removed) {
      for (const [index, item] of list.entries()) {
        const isNew = typeof item === 'object' && item !== null && !places.has(item);
        if (isNew) places.set(item, index);
      }
      list.splice(0, list.length, ...list.filter((item) => !items.has(item)));
    }
    removed.clear();
  }

  return { dropped, drop, finish };
}

const partOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[name]
    : undefined;
