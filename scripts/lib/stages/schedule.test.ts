import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { schedule } from './schedule.ts';

const tasks = [
  { name: 'unit', width: 2 },
  { name: 'contract', width: 1 },
  { name: 'pages', width: 2 },
  { name: 'faults', width: 0.5 },
  { name: 'nodes', width: 0.5 },
];

async function watched(processors: number, stopsAt: (name: string) => boolean = () => false) {
  const running = new Set<(typeof tasks)[number]>();
  const together: string[] = [];
  const results = await schedule(
    tasks,
    processors,
    async (task) => {
      running.add(task);
      together.push([...running].map(({ name }) => name).join(' + '));
      await sleep(5);
      running.delete(task);
      return task.name;
    },
    stopsAt,
  );
  return { together, done: [...results.values()] };
}

test('no more processors than there are; what fits goes ahead of what does not', async () => {
  const { together, done } = await watched(2);
  expect(together).toEqual([
    'unit',
    'contract',
    'contract + faults',
    'contract + faults + nodes',
    'pages',
  ]);
  expect(done.toSorted()).toEqual(['contract', 'faults', 'nodes', 'pages', 'unit']);
});

test('one processor: one after another, in order', async () => {
  const { together } = await watched(1);
  expect(together).toEqual(['unit', 'contract', 'pages', 'faults', 'faults + nodes']);
});

test('nothing more is begun after a result that stops it; what runs beside it ends', async () => {
  expect((await watched(2, (name) => name === 'unit')).done).toEqual(['unit']);
  const { done } = await watched(2, (name) => name === 'contract');
  expect(done.toSorted()).toEqual(['contract', 'faults', 'nodes', 'unit']);
});
