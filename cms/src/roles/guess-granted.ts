import { isInboxType } from '../inbox/types';
import type { Permission } from './permissions';

/**
 * What a role was granted by a version that kept no note of it. `held` is what all roles have but
 * the Super Admin's: a type that none of them may do anything with, and a field that none of their
 * permissions names, came with an upgrade. What one of them has was there, so another that lacks it
 * had it taken away, or was never ticked: it stays away, because nobody sees a right that comes
 * back, and everybody sees one that is missing.
 *
 * A type that an administrator closed to every role looks like a new one, and opens again: it holds
 * what the site shows to everybody. What visitors sent is not guessed at, nor is what is about no
 * type.
 */
export function guessGranted(
  current: readonly Permission[],
  held: readonly Permission[],
): Permission[] {
  return current.flatMap((permission) => {
    const { subject, properties } = permission;
    if (subject === null || isInboxType(subject)) return [permission];

    const onType = held.filter((other) => other.subject === subject);
    if (onType.length === 0) return [];
    if (!properties.fields) return [permission];
    const known = new Set(onType.flatMap((other) => other.properties.fields ?? []));
    const fields = properties.fields.filter((field) => known.has(field));
    return [{ ...permission, properties: { ...properties, fields } }];
  });
}
