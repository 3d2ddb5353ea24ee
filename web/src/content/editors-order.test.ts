import { expect, it } from 'vitest';
import { inEditorsOrder } from './editors-order.ts';

const entry = (documentId: string, attributes: object, id = 1) => ({
  id,
  documentId,
  attributes: { ...attributes },
});
const order = (...entries: ReturnType<typeof entry>[]) =>
  inEditorsOrder(entries).map(({ documentId }) => documentId);

it('puts those with a rank first, by rank, and the others in the order they were made', () => {
  expect(
    order(
      entry('newest', { createdAt: '2026-03-01' }),
      entry('second', { rang: 20, createdAt: '2026-01-01' }),
      entry('oldest', { rang: null, createdAt: '2026-01-01' }),
      entry('first', { rang: 10, createdAt: '2026-02-01' }),
    ),
  ).toEqual(['first', 'second', 'oldest', 'newest']);
});

it('does not ask for the row: a publish gives another one', () => {
  const before = [entry('a', { createdAt: '2026' }, 1), entry('b', { createdAt: '2026' }, 2)];
  const after = [entry('b', { createdAt: '2026' }, 2), entry('a', { createdAt: '2026' }, 3)];
  expect(order(...after)).toEqual(order(...before));
});
