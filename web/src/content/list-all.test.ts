import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Content } from './client.ts';
import { collectionType } from './content-type.ts';
import { listAll } from './list-all.ts';

const news = collectionType('nouvelles', 'nouvelle', z.object({ id: z.number() }));

it('asks on until it has every entry', async () => {
  const all = Array.from({ length: 2300 }, (_, id) => ({ id }));
  const content = {
    list: async (_type: unknown, { pagination }: { pagination?: Record<string, number> }) => {
      const { start = 0, limit = 25 } = pagination ?? {};
      return { items: all.slice(start, start + limit), total: all.length };
    },
  } as unknown as Content;
  expect(await listAll(content, news)).toEqual(all);
});
