import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { testLimitMs } from '../../../../tests/support/patience.ts';
import type { PageOrder } from './compose-page.tsx';
import { createDrawingRoom, DrawingFailed } from './drawing-room.ts';

/** Draws the folder's name; some folders hang, exhaust its memory, break, or are too large. */
const program = `
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ draw, read }) => {
    if (read) return parentPort.postMessage({ documents: [{ title: read.html }] });
    const { folder, data } = draw;
    if (folder === 'hangs' && data !== 'mended') for (Atomics.store(workerData, 0, 1); ; );
    if (folder === 'grows') for (const all = []; ; ) all.push(new Array(1000).fill(folder));
    if (folder === 'breaks') return parentPort.postMessage({ error: 'a bug' });
    if (folder === 'large') return parentPort.postMessage({ isTooLarge: true });
    parentPort.postMessage({ page: { html: folder, isPassing: false } });
  });
`;

// A page takes too long when a test says so, not when the machine is busy.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

function setUp() {
  const onLost = vi.fn();
  const hanging = new Int32Array(new SharedArrayBuffer(4));
  const room = createDrawingRoom({
    file: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    data: hanging,
    workers: 1,
    timeMs: testLimitMs,
    limits: { maxOldGenerationSizeMb: 16 },
    onLost,
  });
  onTestFinished(room.stop);
  const draw = async (folder: string, data?: string) => {
    const order = { folder, data, address: `https://salve.example/${folder}` };
    return (await room.compose(order as PageOrder)).html;
  };
  const loseHanging = async () => {
    await eventually(() => expect(Atomics.load(hanging, 0)).toBe(1));
    vi.advanceTimersByTime(testLimitMs);
  };
  return { draw, read: room.read, onLost, loseHanging };
}

it('has pages drawn, one after the other', async () => {
  const { draw } = setUp();
  expect(await Promise.all(['a', 'b', 'c'].map((folder) => draw(folder)))).toEqual(['a', 'b', 'c']);
});

it.each(['hangs', 'grows'])('a page that %s costs its worker, and no other page', async (bomb) => {
  const { draw, onLost, loseHanging } = setUp();
  const both = Promise.allSettled([draw(bomb), draw('next')]);
  if (bomb === 'hangs') await loseHanging();
  const [lost, next] = await both;
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(DrawingFailed) });
  expect(next).toMatchObject({ status: 'fulfilled', value: 'next' });
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.any(String), `/${bomb}`);
});

it('a bug in a page is told, and costs nothing', async () => {
  const { draw, onLost } = setUp();
  await expect(draw('breaks')).rejects.toThrow('a bug');
  expect(await draw('next')).toBe('next');
  expect(onLost).not.toHaveBeenCalled();
});

it('what was lost is not tried again, until its content is another', async () => {
  const { draw, onLost, loseHanging } = setUp();
  const first = expect(draw('hangs', 'too much')).rejects.toThrow(DrawingFailed);
  await loseHanging();
  await first;
  await expect(draw('hangs', 'too much')).rejects.toThrow(DrawingFailed);
  expect(onLost).toHaveBeenCalledOnce();
  expect(await draw('next', 'too much')).toBe('next');
  expect(await draw('hangs', 'mended')).toBe('hangs');
});

it('a page that is too large is not sent, and costs no worker', async () => {
  const { draw, onLost } = setUp();
  await expect(draw('large')).rejects.toThrow(DrawingFailed);
  await expect(draw('large')).rejects.toThrow('it is too large');
  expect(await draw('next')).toBe('next');
  expect(onLost).not.toHaveBeenCalled();
});

it('has pages read for the search', async () => {
  const { read } = setUp();
  expect(await read('/a', '<main>a</main>')).toEqual([{ title: '<main>a</main>' }]);
});
