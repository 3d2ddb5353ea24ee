import type { Permission } from './permissions';

export interface Additions<Held extends Permission> {
  /** Those that the role has in no form. */
  permissions: Permission[];
  /** Those that it has, with the fields and languages that they lack. */
  widened: Held[];
}

const LISTS = ['fields', 'locales'] as const;

const isAbout =
  ({ action, subject }: Permission) =>
  (other: Permission): boolean =>
    other.action === action && other.subject === subject;

/**
 * What a role gets that an earlier version made. `current` is what this version makes it with,
 * `granted` what it was made with or got since. What it no longer has of that was taken away by an
 * administrator; what else it has, they gave it.
 */
export function additionsTo<Held extends Permission>(
  held: readonly Held[],
  current: readonly Permission[],
  granted: readonly Permission[],
): Additions<Held> {
  return {
    permissions: current.filter((permission) => ![...granted, ...held].some(isAbout(permission))),
    widened: held.flatMap((permission) => {
      const now = current.find(isAbout(permission));
      const before = granted.find(isAbout(permission));
      return now && before ? widened(permission, now, before) : [];
    }),
  };
}

function widened<Held extends Permission>(
  held: Held,
  now: Permission,
  before: Permission,
): [] | [Held] {
  const longer = LISTS.flatMap((list) => {
    const has = held.properties[list];
    // Without a list Strapi lets everything through, or nothing: not what a longer list would say.
    if (!has) return [];
    const known = new Set([...has, ...(before.properties[list] ?? [])]);
    const added = (now.properties[list] ?? []).filter((name) => !known.has(name));
    return added.length > 0 ? [[list, [...has, ...added]] as const] : [];
  });
  if (longer.length === 0) return [];
  return [{ ...held, properties: { ...held.properties, ...Object.fromEntries(longer) } }];
}
