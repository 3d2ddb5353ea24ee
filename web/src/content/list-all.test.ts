import { expect, it } from 'vitest';
import { z } from 'zod';
import { patienceMs } from '../../../tests/support/patience.ts';
import { createContentClient } from './client.ts';
import { collectionType } from './content-type.ts';
import { nothingKept } from './last-good.ts';
import { listAll } from './list-all.ts';
import { Shown } from './shown.ts';

const news = collectionType(
  'nouvelles',
  'nouvelle',
  z.object({ id: z.number(), slug: z.string() }),
);

/** A content service with so many entries, of which one cannot be read. */
function serviceWith(count: number, bad?: number) {
  const asked: string[] = [];
  const client = createContentClient({
    baseUrl: 'http://content.example',
    token: 'a-token',
    lastGood: nothingKept,
    timeoutMs: patienceMs,
    patienceMs,
    freshMs: 0,
    onFailure: () => {},
    ask: async (url) => {
      asked.push(url);
      const query = new URL(url).searchParams;
      const start = Number(query.get('pagination[start]'));
      const size = Math.min(Number(query.get('pagination[limit]')), count - start);
      const data = Array.from({ length: size }, (_, at) => ({
        id: start + at,
        attributes: { slug: start + at === bad ? null : 'a' },
      }));
      return Response.json({ data, meta: { pagination: { total: count } } });
    },
  });
  return { content: client.recording(new Shown()), asked };
}

const ids = (count: number) => Array.from({ length: count }, (_, id) => ({ id, slug: 'a' }));

it.each([0, 1, 999, 1000, 1001, 2300])('asks on until it has every entry, %i', async (count) => {
  const { content, asked } = serviceWith(count);
  expect(await listAll(content, news)).toEqual(ids(count));
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 1000)));
});

it.each([
  ['first', 2300, 0],
  ['in the middle', 2300, 1000],
  ['last', 2300, 2299],
  ['alone on the last page', 2001, 2000],
])('leaves out one that cannot be read, %s, and no other', async (_where, count, bad) => {
  const { content, asked } = serviceWith(count, bad);
  expect(await listAll(content, news)).toEqual(ids(count).filter(({ id }) => id !== bad));
  expect(asked).toHaveLength(3);
});
