import type { Core, Schema } from '@strapi/strapi';

import { isLocalized } from '../content-types';
import { isFile } from './models';
import { type Places, placesIn } from './place';
import type { Question } from './question';

interface Row {
  [field: string]: unknown;
  id: number;
  documentId: string;
  locale: string | null;
  slug?: string | null;
  parent?: string | null;
  url?: string;
  updatedAt: string;
  publishedAt: string | null;
}

interface Entry {
  id: number;
  documentId: string;
  locale: string | null;
  slug: string | null;
  parent: string | null;
  updated: string;
  published: string | null;
  /** Another one when the entry may stand elsewhere in some list; of a file, none. */
  place: string | null;
}

interface Entries {
  entries: Entry[];
  /** Where the next question begins; null after the last entry. */
  next: number | null;
}

/**
 * By number and not by place: what is published while somebody reads on takes a new number, the
 * highest, and moves nothing.
 */
export async function entriesOf(
  strapi: Core.Strapi,
  { type, after, limit, document }: Question,
): Promise<Entries> {
  const places = isFile(type) ? undefined : placesIn(type);
  const columns = places?.columns ?? ['url'];
  const relations = places?.relations ?? [];
  const rows: Row[] = await strapi.db.query(type.uid).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt', 'publishedAt', ...columns],
    // One question for each relation, not for each entry.
    populate: Object.fromEntries(relations.map((name) => [name, { select: ['documentId'] }])),
    where: {
      id: { $gt: after },
      // Types without drafts are published from the start.
      ...(places && { publishedAt: { $notNull: true } }),
      ...(document !== undefined && { documentId: document }),
    },
    orderBy: { id: 'asc' },
    limit,
  });
  const isLast = document !== undefined || rows.length < limit;
  return {
    entries: rows.map((row) => entryOf(type, row, places)),
    next: isLast ? null : (rows.at(-1)?.id ?? null),
  };
}

const entryOf = (type: Schema.ContentType, row: Row, places: Places | undefined): Entry => ({
  id: row.id,
  documentId: row.documentId,
  locale: isLocalized(type) ? row.locale : null,
  slug: row.slug ?? row.url?.split('/').at(-1) ?? null,
  parent: row.parent ?? null,
  updated: row.updatedAt,
  published: places ? row.publishedAt : null,
  place: places?.placeOf(row) ?? null,
});
