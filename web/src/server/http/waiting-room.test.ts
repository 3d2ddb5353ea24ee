import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { Abandoned, createWaitingRoom, RoomFull } from './waiting-room.ts';

/** A task that ends when it is told to. */
function pending() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const task = vi.fn(() => ended);
  return { task, end };
}

it('lets as many work at once as there are places, the others in turn', async () => {
  const room = createWaitingRoom({ places: 2, waiting: 10 });
  const [a, b, c] = [pending(), pending(), pending()];
  const all = [a, b, c].map(({ task }) => room.enter(task));
  expect([a, b, c].map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0]);
  b.end();
  await all[1];
  await eventually(() => expect(c.task).toHaveBeenCalled());
  a.end();
  c.end();
  await Promise.all(all);
});

it('refuses at once when too many wait', async () => {
  const room = createWaitingRoom({ places: 1, waiting: 1 });
  const first = pending();
  const all = [room.enter(first.task), room.enter(async () => undefined)];
  await expect(room.enter(async () => undefined)).rejects.toThrow(RoomFull);
  first.end();
  await Promise.all(all);
});

it('does not work for who has left, and a failure frees its place', async () => {
  const room = createWaitingRoom({ places: 1, waiting: 10 });
  const first = pending();
  const failing = room.enter(async () => {
    await first.task();
    throw new Error('broken');
  });
  const left = pending();
  const abandoned = room.enter(left.task, () => false);
  const last = room.enter(async () => 'done');
  first.end();
  await expect(failing).rejects.toThrow('broken');
  await expect(abandoned).rejects.toThrow(Abandoned);
  expect(await last).toBe('done');
  expect(left.task).not.toHaveBeenCalled();
});
