import type { Core, Schema } from '@strapi/strapi';

import { isLocalized } from '../content-types';
import { isFile } from './models';
import type { Question } from './question';

/** What addresses are made of. */
const NAMES = ['slug', 'parent'] as const;
const TEXTS = new Set(['string', 'uid', 'enumeration']);

interface Row {
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
  const rows: Row[] = await strapi.db.query(type.uid).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt', 'publishedAt', ...columnsOf(type)],
    where: {
      id: { $gt: after },
      // Types without drafts are published from the start.
      ...(!isFile(type) && { publishedAt: { $notNull: true } }),
      ...(document !== undefined && { documentId: document }),
    },
    orderBy: { id: 'asc' },
    limit,
  });
  const isLast = document !== undefined || rows.length < limit;
  return {
    entries: rows.map((row) => entryOf(type, row)),
    next: isLast ? null : (rows.at(-1)?.id ?? null),
  };
}

function columnsOf(type: Schema.ContentType): string[] {
  if (isFile(type)) return ['url'];
  return NAMES.filter((name) => TEXTS.has(type.attributes[name]?.type ?? ''));
}

const entryOf = (type: Schema.ContentType, row: Row): Entry => ({
  id: row.id,
  documentId: row.documentId,
  locale: isLocalized(type) ? row.locale : null,
  slug: row.slug ?? row.url?.split('/').at(-1) ?? null,
  parent: row.parent ?? null,
  updated: row.updatedAt,
  published: isFile(type) ? null : row.publishedAt,
});
