import type { Core, Schema } from '@strapi/strapi';

import { isFile, publishedTypes } from './models';

/** Milliseconds from SQLite, a date from PostgreSQL. */
type Moment = number | Date | null;

interface Figures {
  /** PostgreSQL counts further than numbers go, and answers a text. */
  count: number | string;
  updated: Moment;
  published: Moment;
}

interface Summary {
  model: string;
  count: number;
  /** When the last of its published versions was changed. */
  updated: string | null;
  published: string | null;
}

/** As Strapi writes moments, so that they can be compared with those of entries as texts. */
const written = (moment: Moment): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** One model after the other: whoever saves meanwhile waits for one question at most. */
export async function summaries(strapi: Core.Strapi): Promise<Summary[]> {
  const all: Summary[] = [];
  for (const type of publishedTypes(strapi)) all.push(await summaryOf(strapi, type));
  return all;
}

async function summaryOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<Summary> {
  const { count, updated, published } = await figuresOf(strapi, type);
  return {
    model: type.info.singularName,
    count: Number(count),
    updated: written(updated),
    published: isFile(type) ? null : written(published),
  };
}

/** Strapi's own questions take one figure at a time. */
async function figuresOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<Figures> {
  const rows = strapi.db.getConnection(strapi.db.metadata.get(type.uid).tableName);
  if (!isFile(type)) rows.whereNotNull('published_at');
  const [figures]: Figures[] = await rows
    .count({ count: '*' })
    .max({ updated: 'updated_at' })
    .max({ published: 'published_at' });
  return figures ?? { count: 0, updated: null, published: null };
}
