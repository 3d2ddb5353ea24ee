import type { z } from 'zod';
import type { Content, ContentQuery } from './client.ts';
import type { CollectionType } from './content-type.ts';

/** As many as the content service gives at once. */
const atOnce = 1000;

/** Every entry of a collection, however many there are. */
export async function listAll<S extends z.ZodType>(
  content: Content,
  type: CollectionType<S>,
  query: Omit<ContentQuery, 'pagination' | 'sort'> = {},
): Promise<z.output<S>[]> {
  const items: z.output<S>[] = [];
  for (;;) {
    const pagination = { start: items.length, limit: atOnce };
    const page = await content.list(type, { ...query, sort: 'id:asc', pagination });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
