import { createHash } from 'node:crypto';
import type { Schema } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

/** What lists may be sorted or chosen by. By long texts and pictures none is. */
const SHORT = new Set([
  'biginteger',
  'boolean',
  'date',
  'datetime',
  'decimal',
  'email',
  'enumeration',
  'float',
  'integer',
  'string',
  'time',
  'timestamp',
  'uid',
]);

interface Attribute {
  type: string;
  target?: string;
}

/** Of what an entry's place in lists is made, and how. */
export interface Places {
  columns: string[];
  relations: string[];
  /** One short text: the same as long as the entry stands where it stood in every list. */
  placeOf(row: Record<string, unknown>): string;
}

/** What editors give; when an entry was saved moves it only in lists that are about that. */
export function placesIn(type: Schema.ContentType): Places {
  const given = contentTypes.getVisibleAttributes(type as never);
  const named = (isWanted: (attribute: Attribute) => boolean) =>
    given.filter((name) => isWanted(type.attributes[name] as Attribute));
  const columns = named((attribute) => SHORT.has(attribute.type));
  const relations = named(
    (attribute) => attribute.type === 'relation' && attribute.target?.startsWith('api::') === true,
  );
  return {
    columns,
    relations,
    placeOf(row) {
      const values = [
        ...columns.map((name) => row[name]),
        ...relations.map((name) => documentsIn(row[name])),
      ];
      return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
    },
  };
}

/** Numbers of rows are others after each publish. */
const documentsIn = (related: unknown): unknown[] =>
  [related]
    .flat()
    .map((one) => (one as { documentId: string } | null)?.documentId)
    .sort();
