import type { Schema } from '@strapi/strapi';

import { DESK_FIELDS } from './types';

/** Strapi's own notes of a change: they say nothing about what was sent. */
const KEPT_BY_STRAPI = ['updatedAt', 'publishedAt'];
const MAY_CHANGE = new Set<string>([...DESK_FIELDS, ...KEPT_BY_STRAPI]);

type Values = Readonly<Record<string, unknown>>;

/** A moment is written in several ways, and nothing in two. */
function comparable(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'datetime') return new Date(value as string | Date).getTime();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

export const isSame = (a: unknown, b: unknown, type: string): boolean =>
  Object.is(comparable(a, type), comparable(b, type));

/** Whether `asked` would alter something of a message that is not the desk's to change. */
export function altersMessage(
  { attributes }: Pick<Schema.ContentType, 'attributes'>,
  stored: Values,
  asked: Values,
): boolean {
  return Object.entries(asked).some(([name, value]) => {
    const attribute = attributes[name];
    // A message has no relations but those that Strapi keeps for itself.
    if (!attribute || attribute.type === 'relation' || MAY_CHANGE.has(name)) return false;
    return value !== undefined && !isSame(stored[name], value, attribute.type);
  });
}
