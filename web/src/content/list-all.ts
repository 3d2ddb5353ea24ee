import type { z } from 'zod';
import type { Content, ContentQuery } from './client.ts';
import type { CollectionType } from './content-type.ts';

/** As many as the content service gives at once. */
const atOnce = 1000;

/** Every entry of a collection that can be read, however many there are. */
export async function listAll<S extends z.ZodType>(
  content: Content,
  type: CollectionType<S>,
  query: Omit<ContentQuery, 'pagination' | 'sort'> = {},
): Promise<z.output<S>[]> {
  const items: z.output<S>[] = [];
  // Counted by what was asked for: what cannot be read is left out of an answer.
  for (let start = 0, total = 1; start < total; start += atOnce) {
    const pagination = { start, limit: atOnce };
    const page = await content.list(type, { ...query, sort: 'id:asc', pagination });
    items.push(...page.items);
    total = page.total;
  }
  return items;
}
